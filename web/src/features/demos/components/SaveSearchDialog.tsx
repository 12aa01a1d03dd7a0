import { SEARCHES_VIEW } from '@domain/navigation/saved-views.ts';
import { viewNameSchema } from '@domain/navigation/view-names.schema.ts';
import { VIEW_NAME_MAX } from '@domain/navigation/view-names.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useOwnViews } from '../../../components/views/useOwnViews.ts';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly uid: string;
  /** The filters, as the address carries them. */
  readonly query: string;
  readonly onClose: () => void;
}

/** Saves the finder's filters under a name, replacing a search with the same name. */
export const SaveSearchDialog = ({ uid, query, onClose }: Props) => {
  const text = useText();
  const { save } = useOwnViews(SEARCHES_VIEW, uid);

  return (
    <FormDialog
      draft="finder.search"
      title={text('finder.saveSearch')}
      lead={text('finder.saveSearchLead')}
      initial={{ name: '' }}
      schema={viewNameSchema}
      submitLabel={text('common.save')}
      onSubmit={({ name }, submission) => save({ name: name.trim(), query }, submission)}
      onClose={onClose}
    >
      <FormTextField name="name" label={text('finder.searchName')} autoFocus maxLength={VIEW_NAME_MAX} />
    </FormDialog>
  );
};
