import { passwordProblem } from './password.ts';

/** 0 too short, 1 easy to guess, 2 fair, 3 good, 4 strong: by length and variety, after the rules that refuse. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password.length < 8) return 0;
  if (passwordProblem(password) !== null) return 1;
  const different = new Set(password).size;
  if (password.length >= 16 && different >= 9) return 4;
  if (password.length >= 12 && different >= 8) return 3;
  return different >= 5 ? 2 : 1;
}
