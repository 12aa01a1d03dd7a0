/** Thrown when a mail's content is outdated: the mail is dropped and needs no attention. */
export class NoLongerNeeded extends Error {}
