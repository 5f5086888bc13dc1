/**
 * Letters that have no accent to drop, written out as addresses, passports and banks have them (ICAO 9303; ELOT 743 for
 * Greek).
 */
const pairs = (text: string): [string, string][] =>
  text.split(' ').map((pair) => {
    const [letter = '', written = ''] = pair.split('=');
    return [letter, written];
  });
const WRITTEN_OUT: ReadonlyMap<string, string> = new Map([
  ...pairs('ß=ss æ=ae œ=oe ø=o đ=d ð=d þ=th ł=l ħ=h ŋ=n ĸ=k ŧ=t ı=i ŉ=n ə=e ɓ=b ɗ=d ƙ=k ƴ=y'),
  ...pairs(
    'а=a б=b в=v г=g ґ=g д=d ђ=d ѓ=g е=e є=ie ж=zh з=z ѕ=dz и=i і=i ј=j к=k л=l љ=lj м=m н=n њ=nj о=o п=p р=r с=s',
  ),
  ...pairs('т=t ћ=c ќ=k у=u ф=f х=kh ц=ts ч=ch џ=dz ш=sh щ=shch ъ= ы=y ь= э=e ю=iu я=ia'),
  ...pairs('α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o'),
]);

const withoutAccents = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '');

/** One lower-case letter of Europe in plain ones. */
export const writtenOut = (letter: string): string => WRITTEN_OUT.get(letter) ?? letter;

/**
 * Lower-case, without accents, every other letter of Europe written out: "Łódź" is "lodz", "Søren" "soren", "Иван"
 * "ivan".
 */
export const plainLetters = (text: string): string =>
  [...withoutAccents(withoutAccents(text).toLowerCase()).replaceAll('ου', 'ou')].map(writtenOut).join('');
