#if canImport(Charts)
  @_exported import Charts
#else
  @_exported import PortableChartsCore
#endif
