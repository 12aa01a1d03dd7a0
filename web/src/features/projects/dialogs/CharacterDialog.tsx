import { yup } from '@domain/messages/yup.ts';
import type { Character } from '@domain/projects/projects.ts';
import { characterSchema } from '@domain/projects/projects.schema.ts';
import { NAME_MAX } from '@domain/reference/reference.ts';
import { freeText } from '@domain/values/free-text.ts';
import { TEXT_AREA_MAX } from '@domain/reference/reference.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';

const schema = yup.object({ name: characterSchema.fields.name, description: freeText() });

interface Values {
  readonly name: string;
  readonly description: string;
}

/** Edits a character's name and casting notes. */
export const CharacterDialog = ({
  character,
  onClose,
}: {
  readonly character: Character;
  readonly onClose: () => void;
}) => {
  const text = useText();
  const { id, projectId, name, description = '' } = character;

  return (
    <FormDialog<Values>
      draft={`character.${id}`}
      title={text('projects.editCharacter')}
      initial={{ name, description }}
      schema={schema}
      submitLabel={text('common.save')}
      onSubmit={(values, submission) =>
        api.projects.updateVoices({ projectId, voices: [{ id, ...values }] }, submission)
      }
      onClose={onClose}
    >
      <FormTextField name="name" label={text('projects.characterName')} maxLength={NAME_MAX} required />
      <FormTextArea
        name="description"
        label={text('projects.characterDescription')}
        placeholder={text('projects.characterDescriptionHint')}
        max={TEXT_AREA_MAX}
      />
    </FormDialog>
  );
};
