/** What can be chosen for a licence of a project; codes and labels of the catalogue. */
export interface PricingOptions {
  readonly media: readonly PricingOption[];
  readonly durations: readonly PricingOption[];
  readonly territoryCovers: readonly PricingOption[];
}

export interface PricingOption {
  readonly code: string;
  readonly label: string;
}

/** Money: integer minor units and an ISO 4217 code. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** A computed price with what it is made of. */
export interface ProjectPrice {
  readonly currency: string;
  /** Minor units. */
  readonly total: number;
  readonly licensePriceBreakdown: readonly {
    readonly licenseId: string;
    /** Minor units. */
    readonly talentTotalPayment: number;
    readonly clientTotal: number;
  }[];
}

/** `voiceAssets/{id}`: something to record for a character. */
export interface VoiceAsset {
  readonly id: string;
  readonly voiceId: string;
  readonly name: string;
}

/** `licences/{id}`: usage of one asset. Durations start at about a year and renew yearly. */
export interface Licence {
  readonly id: string;
  readonly assetId: string;
  readonly duration: PricingOption;
  readonly format: PricingOption;
  readonly territoryCover: PricingOption;
}
