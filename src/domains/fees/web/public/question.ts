import { LEVELS, type Level } from '#domains/profiles/levels.ts';
import { WAYS, type Way } from '../../calculator.ts';

/** The calculator's input, kept in the address: it works without script and can be shared. */
export interface Question {
  readonly price: string;
  readonly level: Level;
  readonly way: Way;
}

const LONGEST = 20;

export function readQuestion(search: URLSearchParams): Question {
  const level = search.get('level');
  const way = search.get('way');
  return {
    price: (search.get('price') ?? '100').slice(0, LONGEST),
    level: LEVELS.find((knownLevel) => knownLevel === level) ?? 'new',
    way: WAYS.find((knownWay) => knownWay === way) ?? 'bank',
  };
}
