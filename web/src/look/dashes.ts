/** Lines of players, by seat: with their tinctures, never these alone. */
export const DASHES = [
  "",
  "3 5",
  "11 5",
  "16 5 4 5",
  "2 3 8 3",
  "20 6",
  "6 3",
  "14 3 3 3",
  "1 4",
  "9 9",
];
