/**
 * What someone agrees to before they open the files of a project. A changed text is a new one: agreements keep the hash
 * of theirs.
 */
export const NDA_TEXT =
  'I will use the files of this project only to prepare my proposal, and for the work if I am hired. I will not show them to anyone else, and I will delete them if I am not hired. This does not cover what was public before or what I knew already. It holds for two years.';
