import { randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A document id like the service's: 20 letters and digits. */
export const randomId = () => Array.from({ length: 20 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
