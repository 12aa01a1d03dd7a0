import type { AgencyBrand } from '../agencies/agencies.ts';
import type { Level } from '../audio/quality.ts';
import type { Span } from '../audio/reel/reel.ts';
import type { Instant, Serialised } from '../contract.ts';
import type { DemoTraits } from '../demos/demo-fields.ts';
import type { LinkTerms } from './links.ts';
import type { VoteCounts } from './votes.ts';

/** A short note about a talent for one character, such as `backup`; never public. */
export interface TalentTag {
  readonly talentId: string;
  readonly tag: string;
}

export const TAG_MAX = 60;

/** `castings/{id}`: a working language of a project. The id is `{projectId}_{alpha3}`, so each exists once. */
export interface Casting {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  /** alpha3. */
  readonly language: string;
  /** Unguessable; the preview's public address and nothing else. Replaced to revoke that address. */
  readonly urlIdentifier: string;
  /** Whether that address is on. */
  readonly linkEnabled: boolean;
  /** Terms of the public link. Absent: holders may listen, and no votes are requested. */
  readonly linkTerms?: LinkTerms;
  /** Whether the project's preview shows it. */
  readonly previewVisible: boolean;
  /** Talent ids hidden from public previews. */
  readonly hideTalentFromPreviewList: readonly string[];
  /** Project members' tags by character (`voiceId`). Absent: none. */
  readonly talentVoiceTag?: Readonly<Record<string, readonly TalentTag[]>>;
  /** Talents with current or former tags, for finding them on erasure. Absent: none. */
  readonly taggedTalents?: readonly string[];
  /** Listed demos by character (`voiceId`); 0 or absent: none. Updated with every list change. */
  readonly shortlisted: Readonly<Record<string, number>>;
  /** Withdrawn ones among those, by character; 0 or absent: none. */
  readonly withdrawn: Readonly<Record<string, number>>;
  /** Its project is deleted for now: no public page shows it and no talent can respond. Absent: not deleted. */
  readonly isDeleted?: boolean;
  /** For public pages. */
  readonly project: {
    readonly name: string;
    readonly brand: string;
    readonly campaignName: string;
    readonly companyName: string;
  };
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** Result per language when a project is cast in several: `tooMany` at the limit. */
export interface LanguageResult {
  /** alpha3. */
  readonly language: string;
  readonly outcome: 'added' | 'exists' | 'tooMany';
}

/** `castingDemos/{id}`: a demo listed for a character. The id is `{castingId}_{voiceId}_{demoId}`. */
export interface CastingDemo {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly castingId: string;
  readonly voiceId: string;
  readonly demoId: string;
  readonly talentId: string;
  readonly isSelected: boolean;
  /** Clients can't cast it: its talent is blocked by the agency, or it was rejected since. Absent: they can. */
  readonly isWithdrawn?: boolean;
  /** Position within its casting and character, from 0. */
  readonly order: number;
  /** Number of project members' comments. Absent: none. */
  readonly comments?: number;
  /** Number of guests' comments. Absent: none. */
  readonly guestComments?: number;
  /** Guests' votes for its current character. Absent: none. */
  readonly guestVotes?: VoteCounts;
  /** The demo as listed, without private data. */
  readonly demo: DemoTraits & {
    readonly name: string;
    readonly talentPublicName: string;
    readonly durationMs: number;
    readonly peaks: readonly number[];
    /** For playback; absent: listed before measuring existed. */
    readonly level?: Level | null;
    /** The demo's current consent, unlike the other fields. Absent: listed before this field existed; no consent. */
    readonly syntheticVoiceConsent?: boolean;
  };
  readonly createdAt: Instant;
  /** Last change visible in public previews. Absent: unchanged since before this existed. */
  readonly changedAt?: Instant;
  /** When auditioners for the role learn of this choice; null or absent: no choice. */
  readonly outcomesDueAt?: Instant | null;
}

/** A listed demo, with whether previews hide its talent (`hideTalentFromPreviewList`). */
export interface ListedDemo extends CastingDemo {
  readonly hideTalentFromPreview: boolean;
}

export const toListedDemo = (demo: CastingDemo['demo']): CastingDemo['demo'] => {
  const {
    language,
    gender,
    voiceAge,
    tone,
    category,
    name,
    talentPublicName,
    durationMs,
    peaks,
    level = null,
    syntheticVoiceConsent = false,
  } = demo;

  return {
    language,
    gender,
    voiceAge,
    tone,
    category,
    name,
    talentPublicName,
    durationMs,
    peaks,
    level,
    syntheticVoiceConsent,
  };
};

export const toCastingId = (projectId: string, language: string): string => `${projectId}_${language}`;
/** Returns a casting's language from its id; undefined for another project's. */
export const getCastingLanguage = (castingId: string, projectId: string): string | undefined => {
  const language = castingId.slice(projectId.length + 1);
  return castingId === toCastingId(projectId, language) && /^[a-z]{3}$/.test(language) ? language : undefined;
};
export const toCastingDemoId = (castingId: string, voiceId: string, demoId: string): string =>
  `${castingId}_${voiceId}_${demoId}`;

/** Maximum demos per character and language; a reorder writes all in one transaction. */
export const CASTING_DEMOS_MAX = 100;

export const HIDDEN_MAX = 500;

/** A listed voice on a public page. No other data of a talent is public. */
export interface PreviewVoice {
  /** Key of the listed voice on this page only; not a record id. */
  readonly key: string;
  /** The `key` of its character. */
  readonly character: string;
  readonly talentPublicName: string;
  readonly demo: Serialised<DemoTraits> & {
    readonly name: string;
    readonly durationMs: number;
    readonly peaks: readonly number[];
    readonly level?: Level | null;
    readonly syntheticVoiceConsent: boolean;
  };
  /** Short-lived; the page requests a new one after expiry. */
  readonly audioUrl: string;
  /** Its audition for the character, if the link includes takes. */
  readonly take?: PreviewTake;
}

/** An audition's take on a public page. */
export interface PreviewTake {
  readonly durationMs: number;
  readonly peaks: readonly number[];
  /** Borders of its takes; empty: unknown. */
  readonly takes: readonly Span[];
  readonly level: Level | null;
  readonly syntheticVoiceConsent: boolean;
  /** Short-lived. */
  readonly audioUrl: string;
}

/** A casting on a public page. */
export interface CastingPreview {
  /** alpha3; unique per page. */
  readonly language: string;
  readonly voices: readonly PreviewVoice[];
}

/** The public view of an address. It names no record, so listeners can't reach others from it. */
export interface PreviewPage {
  readonly agency: AgencyBrand;
  readonly project: Casting['project'];
  readonly characters: readonly { readonly key: string; readonly name: string }[];
  readonly castings: readonly CastingPreview[];
  /** For a public link's page: whether guests may vote. Absent: no. */
  readonly asksVotes?: true;
}
