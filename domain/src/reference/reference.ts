export const CATALOG_KINDS = [
  'GENDER',
  'HOME_STUDIO',
  'TONE',
  'AGE',
  'ETHNIC',
  'SPECIAL_NATURAL_VO_SPECS',
  'DEMO_CATEGORY',
  'MEDIA',
  'DURATION',
  'TERRITORY_COVER',
  'VOICE_SOUNDING',
  'CONNECTION_QUALITY',
  'AUDITION_STYLE',
  'ROLE_IN_COMPANY',
  'COMPANY_TYPE',
  'BRAND_CATEGORY',
  'MICROPHONE',
  'BOOTH',
] as const;
export type CatalogKind = (typeof CATALOG_KINDS)[number];

/** `catalog/{kind}_{code}`: a catalogue option, from the seed. `label` is specified English, `labelEs` our Spanish. */
export interface CatalogEntry {
  /** Stored too. */
  readonly id: string;
  readonly catalog: CatalogKind;
  readonly code: string;
  readonly label: string;
  readonly labelEs: string;
  readonly sort: number;
  /** MEDIA only: the medium's coverage. */
  readonly description?: string;
}

/** `languages/{alpha3}`: a language, from the seed; `alpha3` (ISO 639-3) is its id everywhere. */
export interface Language {
  readonly name: string;
  readonly nameEs: string;
  /** ISO 639-1; null where that standard has none. */
  readonly alpha2: string | null;
  readonly alpha3: string;
  /** Offered as a main working language and as a language to cast in. */
  readonly mainWorkingLanguage: boolean;
  /** 1: cast in as a main working language; 2: known, and can be spoken beside one. */
  readonly level: 1 | 2;
}

/** `countries/{alpha3}`: a country by ISO 3166, from the seed. `codeNumber` is the three-digit numeric code. */
export interface Country {
  readonly name: string;
  readonly nameEs: string;
  readonly alpha2: string;
  readonly alpha3: string;
  readonly codeNumber: string;
}

/** The platform's public name and look. */
export interface Branding {
  readonly title: string;
  /** Folder of the web app's files that this deployment's own are in; empty: it has none. */
  readonly assetsFolderName: string;
  /** Path of the tab's icon from the app's root. */
  readonly icon: string;
  /** Addresses of the platform's support, the one that emails name first. */
  readonly supportContactEmails: readonly string[];
  readonly contactClientEmail: string;
  /** A CSS colour; the app corrects it where it fails contrast. */
  readonly accent: string;
}

/** How pages of a deployment with App Check get their tokens. */
export interface AppCheckSettings {
  /** Of reCAPTCHA Enterprise. */
  readonly siteKey: string;
  readonly appId: string;
  /** Whether calls without a token are refused. */
  readonly isEnforced: boolean;
}

/** This deployment's sign-in methods. */
export interface SignInProviderSettings {
  readonly identity: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    /** Null: no App Check. */
    readonly appCheck: AppCheckSettings | null;
  };
  /** Additional sign-in methods besides passwords. */
  readonly socialSignIn: readonly 'google'[];
}

/** Configuration that the browser needs before sign-in. */
export interface ClientConfig extends SignInProviderSettings {
  readonly branding: Branding;
  /** Address for calls longer than Hosting's minute, without a trailing slash; null: the same as for others. */
  readonly longCalls: string | null;
  /** Whether paying by card is offered, where the deployment can take it; invoices are paid by transfer in any case. */
  readonly showPaymentFeature: boolean;
  /** Whether the admin of any agency may found further ones. */
  readonly foundsAgencies: boolean;
}

export const TEXT_AREA_MAX = 512;
export const NAME_MAX = 120;

/** Bytes that one direction of the speed test moves, and the most that the upload takes. */
export const SPEED_TEST_BYTES = 102_000;
export const SPEED_TEST_MAX_BYTES = 256 * 1024;

/** Whether the system works, for monitors. */
export interface SystemStatus {
  /** Commit of the deployed code; `local` on emulators. */
  readonly release: string;
  /** `late`: an email has been due for 15 minutes. */
  readonly outbox: 'current' | 'late';
}
