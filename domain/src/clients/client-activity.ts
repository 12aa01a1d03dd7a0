import type { VoiceComment } from '../castings/voice-comments.ts';
import type { CompanyOrder, CompanyPerson } from '../companies/company-page.ts';
import type { Instant } from '../contract.ts';
import type { EnquiryRow } from '../enquiries/enquiries.ts';
import type { SoldLicence } from '../ledger/sold-licences.ts';
import type { Project } from '../projects/projects.ts';

/** Latest records per list of a client's page. */
export const CLIENT_ACTIVITY_MAX = 20;

/** `clientNotes/{agencyId}_{clientId}`: an agency's own notes on a client, which the client never sees. */
export interface ClientNotes {
  readonly id: string;
  readonly agencyId: string;
  readonly clientId: string;
  readonly text: string;
  /** Uid of the last editor. */
  readonly updatedBy: string;
  /** Compared with the edited version. */
  readonly updatedAt: Instant;
}

export interface ClientNotesPage extends Pick<ClientNotes, 'text'> {
  /** ISO, UTC. */
  readonly updatedAt: string;
}

/** A client's comment on a voice. */
export interface ClientComment extends Pick<VoiceComment, 'id' | 'projectId' | 'text'> {
  /** The talent's public name; empty: erased. */
  readonly talentName: string;
  /** ISO, UTC. */
  readonly createdAt: string;
}

/** A client's rating of a voice, from 1 to 5. */
export interface ClientRating {
  readonly id: string;
  readonly projectId: string;
  readonly talentName: string;
  readonly rating: number;
}

/** What an agency has with a client, for its admins. Lists are limited, newest first; ratings: highest first. */
export interface ClientActivity {
  /** Null: none written. */
  readonly notes: ClientNotesPage | null;
  /** Others of the company. */
  readonly colleagues: readonly CompanyPerson[];
  /** Created by the client. */
  readonly projects: readonly Pick<Project, 'id' | 'name' | 'state'>[];
  /** Placed by the client. */
  readonly orders: readonly CompanyOrder[];
  /** Of these orders. */
  readonly licences: readonly Pick<
    SoldLicence,
    'id' | 'talentName' | 'character' | 'assetName' | 'projectName' | 'expiresOn'
  >[];
  readonly messages: readonly Pick<EnquiryRow, 'id' | 'state' | 'message' | 'createdAt'>[];
  readonly comments: readonly ClientComment[];
  readonly ratings: readonly ClientRating[];
}
