/** In the address of the contract, with the amount: a bonus that funds were added for. */
export const BONUS = 'bonus';
