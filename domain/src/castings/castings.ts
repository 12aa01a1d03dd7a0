import type { AgencyBrand } from '../agencies/agencies.ts';
import type { Level } from '../audio/quality.ts';
import type { Instant } from '../contract.ts';
import type { DemoTraits } from '../demos/demos.ts';
import type { LinkTerms } from './links.ts';

/** A word or two about a talent for one character, such as `backup`; never on a public page. */
export interface TalentTag {
  readonly talentId: string;
  readonly tag: string;
}

/** Longest tag. */
export const TAG_MAX = 60;

/** `castings/{id}`: one working language of a project. The id is `{projectId}_{alpha3}`, so a language exists once. */
export interface Casting {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  /** alpha3. */
  readonly language: string;
  /** Unguessable; the public address of the casting's preview, and of nothing else. Renewed to take that address back. */
  readonly urlIdentifier: string;
  /** Whether that address opens anything at all. */
  readonly linkEnabled: boolean;
  /** What holds for whoever opens that address. Absent: whoever has it may listen, and nobody is asked anything. */
  readonly linkTerms?: LinkTerms;
  /** Whether the preview of the whole project shows it. */
  readonly previewVisible: boolean;
  /** Talent ids that no public preview shows. */
  readonly hideTalentFromPreviewList: readonly string[];
  /** What people of the project noted about listed talents, by character (`voiceId`). Absent: nothing yet. */
  readonly talentVoiceTag?: Readonly<Record<string, readonly TalentTag[]>>;
  /** Everybody whom a tag is about, or was: by this their tags are found when they are deleted. Absent: nobody. */
  readonly taggedTalents?: readonly string[];
  /** How many demos are listed, by character (`voiceId`); none: 0 or absent. Kept with every change of a list. */
  readonly shortlisted: Readonly<Record<string, number>>;
  /** How many of those are withdrawn, by character; none: 0 or absent. */
  readonly withdrawn: Readonly<Record<string, number>>;
  /** Its project is deleted for now: nothing public shows it, and no talent is asked. Absent: it is not. */
  readonly isDeleted?: boolean;
  readonly project: {
    readonly name: string;
    readonly brand: string;
    readonly campaignName: string;
    readonly companyName: string;
  };
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** What became of one of several languages that a project was to be cast in: `tooMany` when it has all it may. */
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
  /** Clients may no longer cast it: the agency has blocked its talent, or it was rejected since. Absent: they may. */
  readonly isWithdrawn?: boolean;
  /** Position within its casting and character, from 0. */
  readonly order: number;
  /** How many comments people of the project left on it. Absent: none. */
  readonly comments?: number;
  /** The demo as it was when it was listed, without anything private. */
  readonly demo: DemoTraits & {
    readonly name: string;
    readonly talentPublicName: string;
    readonly durationMs: number;
    readonly peaks: readonly number[];
    /** For players; absent: listed before demos were measured. */
    readonly level?: Level | null;
    /** As the demo has it at any moment, unlike the rest. Absent: listed before lists said it; no consent. */
    readonly syntheticVoiceConsent?: boolean;
  };
  readonly createdAt: Instant;
  /** When anything of it that public previews show last changed. Absent: listed, and unchanged, since before this was noted. */
  readonly changedAt?: Instant;
  /** When those who auditioned for the role hear of this choice; null or absent: there is none to hear of. */
  readonly outcomesDueAt?: Instant | null;
}

/** A listed demo with whether previews leave its talent out, by `hideTalentFromPreviewList` of the casting. */
export interface ListedDemo extends CastingDemo {
  readonly hideTalentFromPreview: boolean;
}

/** What a list keeps of a demo, as it is at this moment. */
export const listedDemoOf = (demo: CastingDemo['demo']): CastingDemo['demo'] => {
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

export const castingIdOf = (projectId: string, language: string): string => `${projectId}_${language}`;
/** The language of a casting, by its id; undefined: it is of no such project. */
export const languageOfCasting = (castingId: string, projectId: string): string | undefined => {
  const language = castingId.slice(projectId.length + 1);
  return castingId === castingIdOf(projectId, language) && /^[a-z]{3}$/.test(language) ? language : undefined;
};
export const castingDemoIdOf = (castingId: string, voiceId: string, demoId: string): string =>
  `${castingId}_${voiceId}_${demoId}`;

/** Demos one character may list in one language; a reorder writes them all in one transaction. */
export const CASTING_DEMOS_MAX = 100;

/** Talents that one casting can hide from its previews. */
export const HIDDEN_MAX = 500;

/** A listed voice on a public page. Nothing else of a talent leaves the platform. */
export interface PreviewVoice {
  /** Stands for the listed voice on this page alone; no id of a record. */
  readonly key: string;
  /** The `key` of its character. */
  readonly character: string;
  readonly talentPublicName: string;
  readonly demo: DemoTraits & {
    readonly name: string;
    readonly durationMs: number;
    readonly peaks: readonly number[];
    readonly level?: Level | null;
    readonly syntheticVoiceConsent: boolean;
  };
  /** Valid for a short while; the page asks again when it has expired. */
  readonly audioUrl: string;
  /** Its audition for the character, where the link lets guests hear that. */
  readonly take?: PreviewTake;
}

/** A take of an audition on a public page. */
export interface PreviewTake {
  readonly durationMs: number;
  readonly peaks: readonly number[];
  readonly level: Level | null;
  readonly syntheticVoiceConsent: boolean;
  /** Valid for a short while. */
  readonly audioUrl: string;
}

/** A casting on a public page. */
export interface CastingPreview {
  /** alpha3; a page shows a language once. */
  readonly language: string;
  readonly voices: readonly PreviewVoice[];
}

/** What anybody with an address sees. It names no record: whoever may hear the voices cannot go on from them. */
export interface PreviewPage {
  readonly agency: AgencyBrand;
  readonly project: Casting['project'];
  readonly characters: readonly { readonly key: string; readonly name: string }[];
  readonly castings: readonly CastingPreview[];
  /** Of a page by a public link: whether guests are asked to vote there. Absent: they are not. */
  readonly asksVotes?: true;
}
