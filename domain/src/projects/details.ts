/** The client's description of the recording; every part is optional. */
export interface ProjectDetails {
  /** The brand's category, which determines competition: a code of BRAND_CATEGORY; null: unknown. */
  readonly brandCategory: string | null;
  /** Target market, in the client's words. */
  readonly market: string;
  /** Countries of use: alpha3. */
  readonly countries: readonly string[];
  /** Codes of MEDIA. */
  readonly media: readonly string[];
  /** First day on air as `YYYY-MM-DD`, in no zone. */
  readonly airDate: string | null;
  /** Day on which the client would like to record, as `YYYY-MM-DD`. */
  readonly estimatedRecordingDate: string | null;
  readonly numberOfVoices: number | null;
  /** Finished pieces, such as films or announcements. */
  readonly spots: number | null;
  /** Lengths of the finished pieces, in the client's words: "2 × 30 s and a 10 s cut-down". */
  readonly length: string;
  /** Words of the script. */
  readonly units: number | null;
  /** Expected length of the recording, for each voice and language. */
  readonly sessionMinutes: number;
  /** Minor units of an ISO 4217 currency. */
  readonly budget: { readonly amount: number; readonly currency: string } | null;
  /** Number in the agency's bookkeeping (Holded); only staff set it. */
  readonly holdedId: string;
  /** Visible to all project members. */
  readonly notes: string;
  /** Client's message to the agency. */
  readonly message: string;
}

/** Recording is booked by the hour first, and by the half hour after it. */
export const SESSION_MINUTES = { least: 30, most: 480, step: 30, usual: 60 } as const;

/** Most pieces, words or voices that a number of a project may name. */
export const PROJECT_NUMBER_MAX = 1_000_000;
export const COUNTRIES_MAX = 60;
export const PROJECT_MEDIA_MAX = 20;

/** An empty description. */
export const NO_DETAILS: ProjectDetails = {
  brandCategory: null,
  market: '',
  countries: [],
  media: [],
  airDate: null,
  estimatedRecordingDate: null,
  numberOfVoices: null,
  spots: null,
  length: '',
  units: null,
  sessionMinutes: SESSION_MINUTES.usual,
  budget: null,
  holdedId: '',
  notes: '',
  message: '',
};

/** Details that aren't copied to another project: dates, accounting number, message to the agency. */
const OF_ONE_PROJECT: ReadonlySet<string> = new Set<keyof ProjectDetails>([
  'airDate',
  'estimatedRecordingDate',
  'holdedId',
  'message',
]);

export const pickDuplicatedDetails = (model: ProjectDetails): Partial<ProjectDetails> =>
  Object.fromEntries(
    Object.entries(model).filter(([name]) => name in NO_DETAILS && !OF_ONE_PROJECT.has(name)),
  );
