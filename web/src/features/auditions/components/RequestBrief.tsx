import type { AuditionEntryPage, AuditionTerm } from '@domain/auditions/auditions.ts';
import { AnswerCard, type StoredAnswer } from './AnswerCard.tsx';
import { CallbackDirection, ChangedRequest, ConfidentialityCard, ReturnedTake } from './news.ts';
import { RequestedScript } from './RequestedScript.tsx';
import { RequestHeading } from './RequestHeading.tsx';
import { RoleUsage } from './RoleUsage.tsx';
import { ScriptPdfLink } from './takes.ts';

interface Props {
  readonly entry: AuditionEntryPage;
  readonly token: string;
  /** Changes while the page was open. */
  readonly since: readonly AuditionTerm[] | undefined;
  readonly disabled: boolean;
  readonly onAccepted: () => Promise<void>;
  readonly onAnswered: (answer: StoredAnswer) => void;
  readonly onDetails: () => void;
  readonly onScript: () => void;
}

/** What is requested, before a recording is chosen. */
export const RequestBrief = ({
  entry,
  token,
  since,
  disabled,
  onAccepted,
  onAnswered,
  onDetails,
  onScript,
}: Props) => (
  <>
    <RequestHeading entry={entry} />
    {entry.usage && <RoleUsage usage={entry.usage} />}
    <AnswerCard entry={entry} token={token} disabled={disabled} onAnswered={onAnswered} />
    {entry.confidentiality && <ConfidentialityCard entry={entry} token={token} onAccepted={onAccepted} />}
    {(entry.direction !== '' || entry.clip) && <CallbackDirection entry={entry} token={token} />}
    {entry.returnedNote !== null && <ReturnedTake note={entry.returnedNote} />}
    {entry.changedAt && !since && <ChangedRequest entry={entry} />}
    {entry.script !== '' && (
      <RequestedScript entry={entry} onDetails={onDetails} onLarge={disabled ? undefined : onScript} />
    )}
    {entry.scriptPdf !== null && <ScriptPdfLink entry={entry} token={token} />}
  </>
);
