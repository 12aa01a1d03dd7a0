import { demoFormSchema } from '@domain/demos/demos.schema.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { updateDemo } from '../../../common/demos/updateDemo.ts';
import { getValues, type DemoValues } from '../../../common/demos/demoValues.ts';
import { DemoFields } from '../../../common/demos/DemoFields.tsx';

interface Props {
  readonly demo: Demo;
  readonly isOwner: boolean;
  readonly onClose: () => void;
}

const EditDemoDialog = ({ demo, isOwner, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();

  const send = async (values: DemoValues, submission: Submission) => {
    const { syntheticVoiceConsent, ...view } = demoFormSchema.cast(values);
    await updateDemo(demo, isOwner ? { ...view, syntheticVoiceConsent } : view, submission);
    toasts.success(text('common.saved'));
  };

  return (
    <FormDialog
      draft={`demo.${demo.id}`}
      title={demo.name}
      lead={demo.reviewStatus === 'approved' ? text('demo.reviewAgain') : undefined}
      initial={getValues(demo)}
      schema={demoFormSchema}
      submitLabel={text('common.save')}
      maxWidth={680}
      onSubmit={send}
      onClose={onClose}
    >
      <ReferenceFailure of={['catalog', 'languages']} />
      <DemoFields isOwner={isOwner} />
    </FormDialog>
  );
};

export default EditDemoDialog;
