/// The codes of a country or territory where people live, and its continent.
///
/// The codes are those of ISO 3166-1, and XK and XKX for Kosovo; the continents follow the United Nations' M49.
package struct ISOCountry: Hashable, Sendable {
  package let code: CountryCode

  /// Three letters in upper case.
  package let iso3: String

  package let continent: Continent

  /// All of them, by code.
  package static let all = table.split(whereSeparator: \.isWhitespace).compactMap(ISOCountry.init)

  /// By two-letter and by three-letter code.
  package static func named(_ code: String) -> ISOCountry? { byCode[code.uppercased()] }

  private static let byCode = Dictionary(
    all.flatMap { [($0.code.rawValue, $0), ($0.iso3, $0)] }, uniquingKeysWith: { first, _ in first })

  /// Reads the two codes and the continent's letter.
  private init?(_ entry: Substring) {
    guard entry.count == 6, let code = CountryCode(String(entry.prefix(2))), let letter = entry.last,
      let continent = Self.continents[letter]
    else { return nil }
    self.code = code
    self.continent = continent
    iso3 = String(entry.dropFirst(2).prefix(3))
  }

  private static let continents: [Character: Continent] = [
    "f": .africa, "a": .asia, "e": .europe, "n": .northAmerica, "s": .southAmerica, "o": .oceania,
  ]

  private static let table = """
    ADANDe AEAREa AFAFGa AGATGn AIAIAn ALALBe AMARMa AOAGOf ARARGs ASASMo ATAUTe AUAUSo AWABWn AXALAe AZAZEa
    BABIHe BBBRBn BDBGDa BEBELe BFBFAf BGBGRe BHBHRa BIBDIf BJBENf BLBLMn BMBMUn BNBRNa BOBOLs BQBESn BRBRAs
    BSBHSn BTBTNa BWBWAf BYBLRe BZBLZn CACANn CCCCKa CDCODf CFCAFf CGCOGf CHCHEe CICIVf CKCOKo CLCHLs CMCMRf
    CNCHNa COCOLs CRCRIn CUCUBn CVCPVf CWCUWn CXCXRa CYCYPe CZCZEe DEDEUe DJDJIf DKDNKe DMDMAn DODOMn DZDZAf
    ECECUs EEESTe EGEGYf EHESHf ERERIf ESESPe ETETHf FIFINe FJFJIo FKFLKs FMFSMo FOFROe FRFRAe GAGABf GBGBRe
    GDGRDn GEGEOa GFGUFs GGGGYe GHGHAf GIGIBe GLGRLn GMGMBf GNGINf GPGLPn GQGNQf GRGRCe GTGTMn GUGUMo GWGNBf
    GYGUYs HKHKGa HNHNDn HRHRVe HTHTIn HUHUNe IDIDNa IEIRLe ILISRa IMIMNe ININDa IOIOTa IQIRQa IRIRNa ISISLe
    ITITAe JEJEYe JMJAMn JOJORa JPJPNa KEKENf KGKGZa KHKHMa KIKIRo KMCOMf KNKNAn KPPRKa KRKORa KWKWTa KYCYMn
    KZKAZa LALAOa LBLBNa LCLCAn LILIEe LKLKAa LRLBRf LSLSOf LTLTUe LULUXe LVLVAe LYLBYf MAMARf MCMCOe MDMDAe
    MEMNEe MFMAFn MGMDGf MHMHLo MKMKDe MLMLIf MMMMRa MNMNGa MOMACa MPMNPo MQMTQn MRMRTf MSMSRn MTMLTe MUMUSf
    MVMDVa MWMWIf MXMEXn MYMYSa MZMOZf NANAMf NCNCLo NENERf NFNFKo NGNGAf NINICn NLNLDe NONORe NPNPLa NRNRUo
    NUNIUo NZNZLo OMOMNa PAPANn PEPERs PFPYFo PGPNGo PHPHLa PKPAKa PLPOLe PMSPMn PNPCNo PRPRIn PSPSEa PTPRTe
    PWPLWo PYPRYs QAQATa REREUf ROROUe RSSRBe RURUSe RWRWAf SASAUa SBSLBo SCSYCf SDSDNf SESWEe SGSGPa SHSHNf
    SISVNe SJSJMe SKSVKe SLSLEf SMSMRe SNSENf SOSOMf SRSURs SSSSDf STSTPf SVSLVn SXSXMn SYSYRa SZSWZf TCTCAn
    TDTCDf TGTGOf THTHAa TJTJKa TKTKLo TLTLSa TMTKMa TNTUNf TOTONo TRTURa TTTTOn TVTUVo TWTWNa TZTZAf UAUKRe
    UGUGAf USUSAn UYURYs UZUZBa VAVATe VCVCTn VEVENs VGVGBn VIVIRn VNVNMa VUVUTo WFWLFo WSWSMo XKXKXe YEYEMa
    YTMYTf ZAZAFf ZMZMBf ZWZWEf
    """
}
