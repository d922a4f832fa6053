/// The whole world that a person entered: for each continent the population of each of its countries, by name.
///
/// This is the only truth of the World tab; every total is computed from it. A continent without countries may be there
/// as an empty dictionary or not at all.
package typealias Populations = [Continent: [String: Int]]
