import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import type { CastingDemo } from '@domain/castings/castings.ts';
import type { CurationTicket } from '@domain/curation/curation.ts';
import type { Character } from '@domain/projects/projects.ts';
import { TakeCommentsDialog } from '../../src/features/auditions/dialogs/TakeCommentsDialog.tsx';
import { VoiceCommentsDialog } from '../../src/features/castings/comments/VoiceCommentsDialog.tsx';
import { BulkTagDialog } from '../../src/features/castings/dialogs/BulkTagDialog.tsx';
import CloseTicketDialog from '../../src/features/curation/components/CloseTicketDialog.tsx';
import HandOverDialog from '../../src/features/curation/components/HandOverDialog.tsx';
import { TicketBulk } from '../../src/features/curation/components/TicketBulk.tsx';
import { ManyFirstAirDialog } from '../../src/features/ledger/dialogs/ManyFirstAirDialog.tsx';
import { AllAssetsCard } from '../../src/features/pricing/components/AllAssetsCard.tsx';
import { AssetPart } from '../../src/features/pricing/components/AssetPart.tsx';
import { CharacterDialog } from '../../src/features/projects/dialogs/CharacterDialog.tsx';
import { TagDialog } from '../../src/features/roster/components/TagDialog.tsx';
import { ALL_ASSETS, type OpenForm } from '../../src/features/pricing/components/useOpenForm.ts';
import type { LicensedAsset } from '../../src/features/pricing/data/licensed.ts';
import { makeInstant, getRecord } from '../kit/records.ts';
import { ignore, type DialogCase } from './dialog-case.ts';

const READY = { status: 'success' as const, data: [], retry: ignore };
const item = getRecord<CastingDemo>({
  id: 'place-1',
  castingId: 'casting-1',
  voiceId: 'voice-1',
  isWithdrawn: true,
  demo: getRecord<CastingDemo['demo']>({ talentPublicName: 'Lucía N.' }),
});
const take = getRecord<AuditionEntry>({
  id: 'entry-1',
  castingId: 'casting-1',
  voiceId: 'voice-1',
  talentPublicName: 'Lucía N.',
  durationMs: 9000,
  peaks: [0.5],
});
const ticket = getRecord<CurationTicket>({
  id: 'ticket-1',
  language: 'spa',
  createdAt: makeInstant('2026-11-02T10:00:00Z') as CurationTicket['createdAt'],
});
const colleagues = [{ id: 'engineer-2', fullName: 'Otto Klang' }];
const licensed = getRecord<LicensedAsset>({
  asset: getRecord<LicensedAsset['asset']>({ id: 'asset-1', name: 'Spot', spots: 1, lengthSeconds: 30 }),
  licences: [],
});
const TV = { code: 'TV', label: 'TV' };
const YEAR = { code: '1', label: '1 year' };
const SPAIN = { code: 'ESP', label: 'Spain' };
const getForm = (target: string, close: () => void): OpenForm => ({
  target,
  close,
  languages: ['spa'],
  options: { media: [TV], durations: [YEAR], territoryCovers: [SPAIN] },
  open: ignore,
  notify: ignore,
  isLoading: false,
});
const LICENCE = { format: TV, duration: YEAR, territoryCover: SPAIN };

const ticketBulk = (close: () => void) => (
  <TicketBulk
    chosen={{
      ids: new Set(['ticket-1']),
      rows: [ticket],
      hidden: 0,
      isUsed: true,
      choose: ignore,
      toggle: ignore,
      drop: ignore,
      clear: close,
    }}
    engineers={{ status: 'success', data: colleagues, reload: ignore }}
    holderOf={() => 'Nobody'}
  />
);

/** Dialogs with one or two fields, and forms within a page or another dialog. */
export const SHORT_FORMS: readonly DialogCase[] = [
  {
    name: 'comment on a take',
    draft: 'audition.comment.entry-1',
    role: 'client',
    values: { text: 'A softer breath.' },
    isWithin: true,
    opensWith: 'comments.write',
    open: (onClose) => (
      <TakeCommentsDialog entry={take} character="Narrator" talk={READY} onClose={onClose} />
    ),
  },
  {
    name: 'comment on a voice',
    draft: 'casting.comment.place-1',
    role: 'client',
    values: { text: 'A softer breath.' },
    isWithin: true,
    opensWith: 'comments.write',
    live: { voiceComments: [], guestComments: [], guests: [] },
    open: (onClose) => <VoiceCommentsDialog item={item} character="Narrator" onClose={onClose} />,
  },
  {
    name: 'license an asset',
    draft: 'licence.asset-1',
    role: 'client',
    values: LICENCE,
    isWithin: true,
    open: (onClose) => (
      <AssetPart licensed={licensed} sources={[]} form={getForm('asset-1', onClose)} readOnly={false} />
    ),
  },
  {
    name: 'license all assets',
    draft: 'licences.project-1',
    role: 'client',
    values: LICENCE,
    isWithin: true,
    open: (onClose) => <AllAssetsCard projectId="project-1" form={getForm(ALL_ASSETS, onClose)} />,
  },
  {
    name: 'tag several voices',
    draft: 'casting.tags',
    role: 'client',
    values: { tag: 'warm' },
    isHandedOver: true,
    open: (onClose) => <BulkTagDialog count={2} tags={['deep']} onTag={ignore} onClose={onClose} />,
  },
  {
    name: 'tag several talents',
    draft: 'roster.tags',
    values: { add: ['warm'], remove: [] },
    isHandedOver: true,
    open: (onClose) => <TagDialog chosen={[]} onTag={ignore} onClose={onClose} />,
  },
  {
    name: 'set the first day on air of several licences',
    draft: 'firstAir.many',
    values: { firstAirOn: '2027-03-01' },
    isHandedOver: true,
    open: (onClose) => <ManyFirstAirDialog reader="staff" count={2} onDay={ignore} onClose={onClose} />,
  },
  {
    name: 'hand several tickets over',
    draft: 'handOver.chosen',
    values: { to: 'engineer-2' },
    isHandedOver: true,
    isWithin: true,
    opensWith: 'tickets.chosen.reassign',
    open: ticketBulk,
  },
  {
    name: 'close several tickets',
    draft: 'closeTicket.chosen',
    values: { reason: 'The talent has left.' },
    isHandedOver: true,
    isWithin: true,
    opensWith: 'tickets.chosen.close',
    open: ticketBulk,
  },
  {
    name: 'hand a ticket over',
    draft: 'handOver.ticket-1',
    role: 'engineer',
    values: { to: 'engineer-2' },
    replies: { '/curation-ticket/ticket-1/engineer': colleagues },
    open: (onClose) => <HandOverDialog ticketId="ticket-1" onClose={onClose} />,
  },
  {
    name: 'close a ticket',
    draft: 'closeTicket.ticket-1',
    values: { reason: 'The talent has left.' },
    open: (onClose) => <CloseTicketDialog ticketId="ticket-1" onClose={onClose} />,
  },
  {
    name: 'edit a character',
    draft: 'character.voice-1',
    role: 'client',
    values: { name: 'Old Narrator', description: 'Dry.' },
    open: (onClose) => (
      <CharacterDialog
        character={getRecord<Character>({ id: 'voice-1', projectId: 'project-1', name: 'Narrator' })}
        onClose={onClose}
      />
    ),
  },
];
