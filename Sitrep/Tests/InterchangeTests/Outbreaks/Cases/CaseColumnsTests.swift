import Domain
import Foundation
import Interchange
import SampleData
import Testing

/// What the columns of lists mean, by their headings and their values.
@Suite struct CaseColumnsTests {
  @Test(
    .enabled(if: SharedData.isThere, SharedData.absence),
    arguments: [
      "generated/cholera_linelist.csv", "generated/measles_ru_1251.csv", "linelists/linelist_cleaned.csv",
      "ebola2014/line_list.csv",
    ])
  func `every column of published lists is known, and no other is guessed`(path: String) throws {
    let expected = try #require(try CaseFileSamples.expected("columns")[path] as? [String: Any])
    let wanted = try #require(expected["want"] as? [String: String])
    let besides = expected["guessed besides"] as? [String: String] ?? [:]

    let read = try CaseFileSamples.published(path)

    for column in read.columns {
      let role = wanted[column.name] ?? besides[column.name] ?? "left out"
      #expect(column.role.words == role, "\(column.name)")
      #expect(column.role == .leftOut || column.reason == .name, "\(column.name)")
    }
  }

  @Test(arguments: [
    (
      "N° cas;Nom;Sexe;Âge;Zone de santé;Date début symptômes;Date consultation;Issue;Classification finale",
      [
        "1;Awa Ba;F;12 ans;Goma;01/02/2024;15/02/2024;Guéri;Suspect",
        "2;Luc Do;M;6 mois;Goma;02/02/2024;16/02/2024;Décédé;Confirmé",
      ],
      "caseID personal sex age place onset reported outcome caseClass"
    ),
    (
      "id_caso,nombre,sexo,edad,municipio,fecha_inicio_sintomas,fecha_notificacion,evolucion,clasificacion",
      [
        "A1,Ana,Mujer,4,Lima,2024-02-01,2024-02-03,Recuperado,Sospechoso",
        "A2,Leo,Hombre,5,Lima,2024-02-01,2024-02-04,Fallecido,Confirmado",
      ],
      "caseID personal sex age place onset reported outcome caseClass"
    ),
    (
      "Número do caso;Idade;Sexo;Distrito;Data de início dos sintomas;Data de notificação;Desfecho;Data do óbito;Vacinado",
      [
        "1;4;Feminino;Beira;01/02/2024;15/02/2024;Curado;;Sim",
        "2;7;Masculino;Beira;03/02/2024;16/02/2024;Óbito;20/02/2024;Não",
      ],
      "caseID age sex place onset reported outcome outcomeDate vaccinated"
    ),
    (
      "identifikator,pol,vozrast,rayon,data_nachala_simptomov,data_obrashcheniya,iskhod,data_iskhoda,klassifikatsiya,telefon",
      [
        "1,zh,4 goda,Severnyy,01.02.2024,03.02.2024,vyzdorovel,09.02.2024,podtverzhdennyy,8-900-1",
        "2,muzh,8 mes,Severnyy,02.02.2024,13.02.2024,umer,19.02.2024,veroyatnyy,8-900-2",
      ],
      "caseID sex age place onset reported outcome outcomeDate caseClass personal"
    ),
    (
      "case_number,facility_name,gender,age_months,date_symptom_start,visit_date,exit_status,date_exit,final_main_diagnosis,pcr",
      [
        "1,Clinic A,female,11,2024-02-01,2024-02-03,Discharged,2024-02-05,suspected,neg",
        "2,Clinic B,male,30,2024-02-01,2024-02-04,Dead,2024-02-09,confirmed,pos",
      ],
      "caseID place sex age onset reported outcome outcomeDate caseClass labConfirming"
    ),
    (
      "case_number,patient_facility_type,patient_origin,sex,age_years,date_of_onset,exit_status",
      ["1,Inpatient,Baro,F,4,2024-02-01,Discharged home", "2,Outpatient,Baro,M,30,2024-02-01,Dead in facility"],
      "caseID personal place sex age onset outcome"
    ),
    (
      "nomer sluchaya,pol,vozrast,rajon,data nachala simptomov,iskhod",
      ["1,zh,4,Leninskij,01.02.2024,umer", "2,muzh,5,Kirovskij,13.02.2024,vyzdorovel"],
      "caseID sex age place onset outcome"
    ),
  ])
  func `columns in five languages are known by their words`(heading: String, rows: [String], roles: String) throws {
    let read = try CaseFileSamples.read(heading: heading, rows)

    #expect(read.columns.map(\.role.rawValue).joined(separator: " ") == roles)
    #expect(read.kept == 2 && read.records.allSatisfy { $0.onset != nil && $0.sex != .unknown && $0.ageMonths != nil })
    #expect(read.unreadValues == [])
  }

  @Test func `what nothing speaks for is left out, and one column has a role`() throws {
    let read = try CaseFileSamples.read(
      heading: "case_id,sex,onset,date_onset_2,age,age_group,weight,days_onset_to_care,time_admission,date_infection",
      [
        "a,f,2024-02-01,2024-02-02,5,0-5,20,3,09:30,2024-01-30",
        "b,m,2024-02-01,2024-02-02,9,6-9,30,2,10:15,2024-01-30",
      ])

    let expected: [CaseColumnRole] = [
      .caseID, .sex, .onset, .leftOut, .age, .leftOut, .leftOut, .leftOut, .leftOut, .leftOut,
    ]
    #expect(read.columns.map(\.role) == expected)
    #expect(read.columns[3].reason == .none && read.columns[1].samples == ["f", "m"])
  }

  @Test func `the person may say what a column means`() throws {
    let heading = "case_id,sex,onset,work,ward"
    let rows = ["a,f,2024-02-01,nurse,W1", "b,m,2024-02-01,Nurse,W2", "c,m,2024-02-02,driver,W2"]

    let read = try CaseFileSamples.read(
      heading: heading, rows, OutbreakChoices(caseRoles: [3: .category, 4: .leftOut, 2: .reported]))

    #expect(read.columns.map(\.role) == [.caseID, .sex, .reported, .category, .leftOut])
    #expect(read.columns[3].reason == .chosen && read.cases.places == [])
    #expect(read.cases.categories == [CaseCategory(name: "work", values: ["driver", "nurse"])])
    #expect(read.records.map(\.categories) == [[1], [1], [0]] && read.records[0].reported == Day("2024-02-01"))
  }

  @Test func `a heading among titles, with two equal columns, is found`() throws {
    let read = try CaseFileSamples.read(
      """
      Ministry of Health,,,,,,
      Cholera line list as of 20/03/2024,,,,,,
      Case ID,Name,Sex,Age,District,Date of onset,Date,Date
      C1,Ana,F,4,North,01/03/2024,02/03/2024,13/03/2024
      C2,Bob,M,7,South,11/03/2024,12/03/2024,14/03/2024
      """)

    #expect(read.provenance.headingRow == 3 && read.disease == .known(.cholera))
    #expect(read.kept == 2 && read.records[1].onset == Day("2024-03-11"))
  }

  @Test(arguments: [
    "district,date,new cases\nA,2024-01-01,3\nB,2024-01-02,4\n",
    "district,sex,age_group,date_reported,cases\nA,f,0-4,2024-01-01,3\nA,m,0-4,2024-01-01,4\n",
    "Date reported,District,Case numbers\n2024-01-01,A,3\n2024-01-02,A,4\n",
    "Date of onset,District,Cases\n2024-01-01,A,3\n2024-01-02,A,4\n",
    "District;2024-W01;2024-W02;2024-W03\nA;1;2;3\nB;3;4;5\n",
  ])
  func `tables of counts stay counts`(text: String) throws {
    let file = FiguresFile(name: "counts.csv", bytes: Data(text.utf8))

    guard case .counts(let read) = try OutbreakFileSamples.codec.readAny([file], OutbreakChoices()) else {
      Issue.record("a table of counts was taken for a line list")
      return
    }
    #expect(try read == OutbreakFileSamples.codec.read([file], OutbreakChoices()))
  }

  @Test(arguments: [
    "case_number,sex,date_onset\n1,f,2024-01-01\n2,m,2024-01-02\n",
    "id,onset\n1,2024-01-01\n2,2024-01-02\n",
    "cas n°,date début,âge,décès\n1,2024-01-01,4,0\n2,2024-01-02,5,1\n",
    "case id,onset,sex,age,outcome,contacts,household cases\n1,2024-01-01,f,4,died,3,1\n2,2024-01-02,m,5,died,4,2\n",
  ])
  func `lists with numbers in them stay lists`(text: String) throws {
    #expect(try CaseFileSamples.read(text).kept == 2)
  }

  @Test func `a line list isn't read as counts unless the person says so`() throws {
    let text = "case_id,sex,age,onset\n1,f,4,2024-01-01\n2,m,5,2024-01-02\n"

    #expect(OutbreakFileSamples.problem(text) == .lineList)
    #expect(CaseFileSamples.problem(text) == nil)
    #expect(CaseFileSamples.problem(text, OutbreakChoices(content: .counts)) == .lineList)
    let counts = "district,date_reported,cases\nA,2024-01-01,3\nB,2024-01-02,4\n"
    #expect(try CaseFileSamples.read(counts, OutbreakChoices(content: .cases)).kept == 2)
  }
}
