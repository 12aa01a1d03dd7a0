import { randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A document id as the service makes them: 20 letters and digits. */
export const randomId = () => Array.from({ length: 20 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
