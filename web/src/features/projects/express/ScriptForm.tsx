import { Form } from 'formik';
import { projectScriptSchema } from '@domain/projects/express.schema.ts';
import { PROJECT_SCRIPT_MAX, type ShownProjectScript } from '@domain/projects/project-script.ts';
import { ScriptPdfField } from '../../../common/scripts/ScriptPdfField.tsx';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { Draft } from '../../../components/form/Draft.tsx';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { SaveBar } from '../../../components/form/SaveBar.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useSave } from '../../../components/form/useSave.ts';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { download } from '../../../lib/http/download.ts';

interface Values {
  readonly text: string;
  readonly scriptPdf: string | null;
}

const schema = projectScriptSchema.pick(['text', 'scriptPdf']);

interface Props {
  readonly projectId: string;
  /** Null: none was written. */
  readonly script: ShownProjectScript | null;
  readonly onSaved: () => void;
}

/** The script of an express project, as text or PDF. */
export const ScriptForm = ({ projectId, script, onSaved }: Props) => {
  const text = useText();
  const version = script?.version ?? 0;
  const draft = useDraft(`project.script.${projectId}.${version}`);
  const save = useSave<Values>(draft, async (values, submission) => {
    await api.express.saveScript({ id: projectId }, { ...values, version }, submission);
    onSaved();
  });

  return (
    <AppFormik<Values>
      initialValues={{ text: script?.text ?? '', scriptPdf: script?.scriptPdf ?? null }}
      validationSchema={schema}
      onSubmit={save}
    >
      <Stack component={Form} noValidate>
        <Draft of={draft} />
        <FormTextArea name="text" label={text('express.script')} max={PROJECT_SCRIPT_MAX} rows={8} />
        <ScriptPdfField
          projectId={projectId}
          onSave={() => download(api.express.scriptPdf, { params: { id: projectId }, name: 'script.pdf' })}
        />
        <SaveBar />
      </Stack>
    </AppFormik>
  );
};
