import { auditionSchema } from '@domain/auditions/auditions.schema.ts';
import { auditionFormSchema, type AuditionValues } from '@domain/auditions/auditions.schema.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { CompetingVoices } from '../../../common/licences/CompetingVoices.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { sortByOrder, filterUsable } from '../../../common/board/board.ts';
import type { Cell } from '../../../common/board/cell.ts';
import { useDates } from '../../../lib/dates.ts';
import { useIsCompared } from '../../../common/licences/competingContext.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useLanguageWord } from '../../../lib/reference.ts';
import { useUnreached } from '../../../common/mail/useUnreached.ts';
import { api } from '../../../lib/http/api.ts';
import { getSuggestedTerms } from '../data/getSuggestedTerms.ts';
import { PickField } from './PickField.tsx';
import { TermsFields } from './TermsFields.tsx';

/** Requests auditions for a character: recipients, style, dates, script and brief. */
export const RequestAuditionDialog = ({
  request: { cell, asked, only },
  onClose,
}: {
  readonly request: {
    readonly cell: Cell;
    /** Talents with an earlier request. */
    readonly asked: ReadonlySet<string>;
    /** The one preselected talent; absent: everyone without a request. */
    readonly only?: string;
  };
  readonly onClose: () => void;
}) => {
  const text = useText();
  const toasts = useToasts();
  const languageWord = useLanguageWord();
  const dates = useDates();
  const unreached = useUnreached();
  const isCompared = useIsCompared();

  const getLabel = (id: string, name: string): string => {
    if (asked.has(id)) return text('auditions.alreadyRequested', { name });
    const failedAt = unreached.get(id);
    return failedAt === undefined ? name : text('auditions.unreached', { name, date: dates.date(failedAt) });
  };

  const names = new Map(
    sortByOrder(filterUsable(cell.items)).map(({ talentId, demo }) => [talentId, demo.talentPublicName]),
  );
  const voices = [...names].map(([id, name]) => ({
    id,
    label: getLabel(id, name),
    isDone: asked.has(id),
  }));

  const send = async (values: AuditionValues, submission: Submission) => {
    const { talents } = await api.auditions.request(
      { casting: cell.casting.id, id: cell.voice.id },
      auditionSchema.cast(values),
      submission,
    );
    toasts.success(text('auditions.sent', { count: talents }));
  };

  return (
    <FormDialog<AuditionValues>
      draft={`audition.request.${cell.casting.id}.${cell.voice.id}`}
      title={text('auditions.requestTitle')}
      lead={text('auditions.requestLead', {
        character: cell.voice.name,
        language: languageWord(cell.casting.language),
      })}
      initial={{
        ...getSuggestedTerms(),
        talentIds: voices.flatMap(({ id, isDone }) =>
          isDone || (only !== undefined && id !== only) ? [] : [id],
        ),
      }}
      schema={auditionFormSchema}
      submitLabel={text('auditions.send')}
      maxWidth={600}
      onSubmit={send}
      onClose={onClose}
    >
      {isCompared ? (
        <CompetingVoices voices={[...names].map(([talentId, name]) => ({ talentId, name }))} />
      ) : (
        <Muted>{text('auditions.notCompared')}</Muted>
      )}
      <PickField name="talentIds" label={text('auditions.whom')} choices={voices} />
      <TermsFields projectId={cell.casting.projectId} />
    </FormDialog>
  );
};
