/** `agencyContracts/{agencyId}`: the documents that people accept as they register with an agency. */
export interface PolicyDocuments {
  readonly termsUrl: string;
  readonly privacyUrl: string;
  /** The day of the wording behind each address, `YYYY-MM-DD`: changed with the text. */
  readonly termsVersion: string;
  readonly privacyVersion: string;
}
