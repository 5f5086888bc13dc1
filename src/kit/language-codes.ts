/** ISO 639-1: languages that are spoken widely enough to be chosen from a list. */
export const LANGUAGE_CODES: readonly string[] =
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu ha he hi hr hu hy id ig is it ja jv ka kk km kn ko ku ky lb lo lt lv mg mi mk ml mn mr ms mt my ne nl no pa pl ps pt ro ru rw si sk sl so sq sr sv sw ta te tg th tk tr uk ur uz vi xh yo zh zu'.split(
    ' ',
  );
