import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useFormikContext } from 'formik';
import {
  auditionsSchema,
  CHARACTERS_MAX,
  auditionsFormSchema,
  type AuditionsValues,
} from '@domain/auditions/auditions.schema.ts';
import type { Casting } from '@domain/castings/castings.ts';
import type { Character } from '@domain/projects/projects.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { api } from '../../../lib/http/api.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import type { ProjectBoard } from '../../../common/board/board.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import {
  filterCastable,
  getCount,
  toRecipients,
  preselectRecipients,
  type Count,
  type PickedSelection,
} from '../data/pickedVoices.ts';
import { getSuggestedTerms } from '../data/getSuggestedTerms.ts';
import { PickField } from './PickField.tsx';
import { ScriptFields } from './ScriptFields.tsx';
import { TermsFields } from './TermsFields.tsx';

/** The language, which determines the characters. */
const LanguageField = ({
  castings,
  voices,
  count,
  casting,
  onChange,
}: {
  readonly castings: readonly Casting[];
  readonly voices: readonly Character[];
  readonly count: Count;
  readonly casting: Casting | undefined;
  readonly onChange: (castingId: string) => void;
}) => {
  const text = useText();
  const languageName = useLanguageName();
  const { setFieldValue } = useFormikContext();

  return (
    <TextField
      select
      label={text('auditions.language')}
      value={casting?.id ?? ''}
      onChange={({ target: { value } }) => {
        onChange(value);
        const chosen = castings.find(({ id }) => id === value);
        void setFieldValue('voiceIds', preselectRecipients(chosen, voices, count));
      }}
    >
      {castings.map(({ id, language }) => (
        <MenuItem key={id} value={id}>
          {languageName(language)}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** Requests several characters' auditions in a language with the same terms; one email per talent. `picked`: only those voices, each for its own character. */
export const RequestManyDialog = ({
  board,
  picked,
  onClose,
}: {
  readonly board: ProjectBoard;
  readonly picked?: PickedSelection;
  readonly onClose: () => void;
}) => {
  const text = useText();
  const toasts = useToasts();
  const { voices, project } = board;
  const count = getCount(picked);
  const isCastable = (casting: Casting) => filterCastable(casting, voices, count).length > 0;
  const castings = picked ? board.castings.filter(isCastable) : board.castings;
  const first = castings.find(isCastable) ?? castings[0];
  const characters = preselectRecipients(first, voices, count);
  const [castingId, setCastingId] = useState(first?.id);
  const casting = castings.find(({ id }) => id === castingId);

  const choices = (casting ? filterCastable(casting, voices, count) : []).map(({ id, name }) => ({
    id,
    label: text('auditions.voicesFor', {
      character: name,
      count: casting ? count(casting, id) : 0,
    }),
  }));

  return (
    <FormDialog<AuditionsValues>
      draft={picked ? `audition.requestPicked.${characters.join('.')}` : `audition.requestMany.${project.id}`}
      title={text('auditions.askManyTitle')}
      lead={text(picked ? 'auditions.askPickedLead' : 'auditions.askManyLead')}
      initial={{
        ...getSuggestedTerms(),
        voiceIds: characters,
        scripts: voices.slice(0, CHARACTERS_MAX).map(({ id }) => ({ voiceId: id, script: '' })),
      }}
      schema={auditionsFormSchema}
      submitLabel={text('auditions.send')}
      maxWidth={600}
      onSubmit={async (values, submission) => {
        const id = casting?.id ?? '';
        const recipients = picked ? toRecipients(values, picked.items, id) : values;
        const scripts = (values.scripts ?? []).filter(
          ({ voiceId, script }) => script.trim() !== '' && recipients.voiceIds.includes(voiceId),
        );
        const requests = await api.auditions.requestMany(
          { casting: id },
          auditionsSchema.cast({ ...recipients, scripts }),
          submission,
        );

        toasts.success(
          text('auditions.sentMany', { count: requests.reduce((sum, { talents }) => sum + talents, 0) }),
        );
        picked?.onSent(
          picked.items.filter((item) => item.castingId === id && values.voiceIds.includes(item.voiceId)),
        );
      }}
      onClose={onClose}
    >
      {castings.length > 1 && (
        <LanguageField
          castings={castings}
          voices={voices}
          count={count}
          casting={casting}
          onChange={setCastingId}
        />
      )}
      {choices.length === 0 ? (
        <Muted variant="body1">{text(picked ? 'auditions.noRecipients' : 'auditions.noCharacters')}</Muted>
      ) : (
        <PickField name="voiceIds" label={text('auditions.characters')} choices={choices} />
      )}
      <ScriptFields voices={voices} />
      <TermsFields projectId={project.id} />
    </FormDialog>
  );
};
