/** In the address of the contract, with the amount: a bonus that is being paid. */
export const BONUS = 'bonus';
