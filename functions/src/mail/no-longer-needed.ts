/** What a mail was to say no longer holds: it is dropped, and nobody is to look after it. */
export class NoLongerNeeded extends Error {}
