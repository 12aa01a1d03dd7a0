import {
  apiKeySchema,
  KEY_AREAS,
  KEY_RIGHTS,
  type NewApiKey,
  type NewKeyValues,
} from '@domain/apiKeys/api-keys.ts';
import { FormDay } from '../../../components/form/FormDay.tsx';
import { FormChoices } from '../../../components/form/FormChoices.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormRadios } from '../../../components/form/FormRadios.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { api } from '../../../lib/http/api.ts';

const EMPTY: NewKeyValues = { name: '', areas: [], right: 'read', lastDay: '' };

interface Props {
  readonly onMade: (key: NewApiKey) => void;
  readonly onClose: () => void;
}

export const NewKeyDialog = ({ onMade, onClose }: Props) => {
  const text = useText();

  const send = async (values: NewKeyValues, submission: Submission) => {
    onMade(await api.apiKeys.create(apiKeySchema.cast(values), submission));
  };

  return (
    <FormDialog
      draft="apiKey.new"
      title={text('apiKeys.add')}
      lead={text('apiKeys.addLead')}
      initial={EMPTY}
      schema={apiKeySchema}
      submitLabel={text('apiKeys.addSubmit')}
      onSubmit={send}
      onClose={onClose}
    >
      <FormTextField name="name" label={text('apiKeys.name')} helperText={text('apiKeys.nameHint')} />
      <FormChoices
        name="areas"
        label={text('apiKeys.areas')}
        helperText={text('apiKeys.areasHint')}
        options={KEY_AREAS.map((code) => ({ code, label: text(`apiKeys.area.${code}`) }))}
      />
      <FormRadios
        name="right"
        label={text('apiKeys.right')}
        options={KEY_RIGHTS.map((code) => ({ code, label: text(`apiKeys.right.${code}`) }))}
      />
      <FormDay name="lastDay" label={text('apiKeys.lastDay')} helperText={text('apiKeys.lastDayHint')} />
    </FormDialog>
  );
};
