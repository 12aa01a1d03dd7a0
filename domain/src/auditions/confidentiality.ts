import type { Instant } from '../contract.ts';
import type { Locale } from '../messages/locale.ts';

/** Version of `CONFIDENTIALITY_TEXT`, raised when its meaning changes; talents then accept it again. */
export const CONFIDENTIALITY_VERSION = 1;

/** What a talent accepts before a private script, as paragraphs. */
export const CONFIDENTIALITY_TEXT: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'This script isn’t public yet. You may use it only to prepare and record this audition.',
    'Don’t share, publish or copy it, don’t talk about the project with others, and delete it if you aren’t chosen.',
    'Every copy shows your name. The agency keeps your acceptance and lists downloads of the script.',
  ],
  es: [
    'Este guion aún no es público. Puedes usarlo solo para preparar y grabar esta audición.',
    'No lo compartas, publiques ni copies, no hables del proyecto con otras personas y bórralo si no te eligen.',
    'Cada copia lleva tu nombre. La agencia guarda tu aceptación y anota las descargas del guion.',
  ],
};

/** `confidentialities/{entryId}`: a talent's acceptance before a private script, for the agency's people only. */
export interface Confidentiality {
  readonly id: string;
  readonly agencyId: string;
  readonly projectId: string;
  readonly castingId: string;
  readonly voiceId: string;
  /** The request: after a cancellation another one may have the same entry. */
  readonly auditionId: string;
  readonly talentId: string;
  /** The talent's full name at that time. */
  readonly name: string;
  /** Version of the accepted text. */
  readonly version: number;
  readonly acceptedAt: Instant;
}

export const SCRIPT_READER_SIDES = ['talent', 'engineer', 'client', 'agency'] as const;
export type ScriptReaderSide = (typeof SCRIPT_READER_SIDES)[number];

/** `scriptDownloads/{auditionId}_{readerId}`: a reader's downloads of a private script. Read by functions only. */
export interface ScriptDownload {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly auditionId: string;
  /** The reader's uid, or the id of an API key; null: a talent. */
  readonly userId: string | null;
  /** Null: another reader. */
  readonly talentId: string | null;
  /** As the client may see it: of a talent, the public name. */
  readonly name: string;
  readonly side: ScriptReaderSide;
  readonly count: number;
  readonly firstAt: Instant;
  readonly lastAt: Instant;
}

/** A reader's downloads, as the project's people see them. Clients see the agency as one reader. */
export interface ScriptReader extends Pick<ScriptDownload, 'name' | 'side' | 'count'> {
  /** ISO, UTC. */
  readonly firstAt: string;
  /** ISO, UTC. */
  readonly lastAt: string;
}

/** A talent's acceptance, as the project's people see it. */
export interface ScriptAcceptance extends Pick<Confidentiality, 'version'> {
  /** The public name. */
  readonly name: string;
  /** For the agency's people; null: the caller is the client. */
  readonly fullName: string | null;
  /** ISO, UTC. */
  readonly acceptedAt: string;
}

export interface ScriptAccess {
  readonly acceptances: readonly ScriptAcceptance[];
  readonly downloads: readonly ScriptReader[];
}
