import type { AuditionDossier } from '@domain/auditions/dossier.ts';
import { getRound, type AuditionEntry } from '@domain/auditions/auditions.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { wantTexts } from '../../../i18n/texts.ts';
import { HeardTake } from './HeardTake.tsx';
import { RefusalNote } from './RefusalNote.tsx';

/** Advice on the takes of a recording, for the agency that hears it first. */
const HeldAdvice = lazyComponent(async () => {
  const [module] = await Promise.all([import('../reel/ReelAdvice.tsx'), wantTexts('ownTake')]);
  return module.ReelAdvice;
});

interface Props {
  readonly entry: AuditionEntry;
  /** For the agency's people. */
  readonly dossier: AuditionDossier | undefined;
}

/** A refusal's reason, the agency's message, a take's first listen, consent to synthetic voices, and the outcome its talent received. */
export const AuditionNote = ({ entry, dossier }: Props) => {
  const text = useText();
  const dates = useDates();

  const lines = [
    getRound(entry) > 1 && text('callback.round', { round: getRound(entry) }),
    (entry.recordedRevision ?? 1) > 1 &&
      text('callback.scriptVersion', { version: entry.recordedRevision ?? 1 }),
    entry.agencyNote && text('takes.noteIs', { note: entry.agencyNote }),
    dossier?.returned && text('takes.returnedOn', { date: dates.date(dossier.returned.returnedAt) }),
    entry.syntheticVoiceConsent && text('auditions.takeConsentGiven'),
    entry.outcome &&
      entry.outcomeToldAt &&
      text(`auditions.notified.${entry.outcome}`, { date: dates.date(entry.outcomeToldAt) }),
  ].flatMap((line) => line || []);

  return (
    <>
      {entry.status === 'uploaded' && <HeardTake entry={entry} />}
      {dossier?.take && (
        <HeldAdvice
          findings={dossier.take.findings}
          takes={(dossier.take.takes ?? entry.takes ?? []).length}
        />
      )}
      {entry.status === 'declined' && dossier?.refusal && <RefusalNote refusal={dossier.refusal} />}
      {lines.map((line) => (
        <Muted key={line} variant="caption" component="p">
          {line}
        </Muted>
      ))}
    </>
  );
};
