/** `agencyContracts/{agencyId}`: documents accepted when registering with an agency. */
export interface PolicyDocuments {
  readonly termsUrl: string;
  readonly privacyUrl: string;
  /** Version date of each text, `YYYY-MM-DD`: changed with the text. */
  readonly termsVersion: string;
  readonly privacyVersion: string;
}
