import { SEARCH_NAME_MAX, searchNameSchema, withSearch } from '@domain/demos/saved-searches.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useText } from '../../../i18n/useText.ts';
import { changeSearches } from '../data/savedSearches.ts';

interface Props {
  readonly uid: string;
  /** The filters, as the address carries them. */
  readonly query: string;
  readonly onClose: () => void;
}

/** Keeps the filters of the voice finder under a name; one that is there already is replaced. */
export const SaveSearchDialog = ({ uid, query, onClose }: Props) => {
  const text = useText();
  return (
    <FormDialog
      draft="finder.search"
      title={text('finder.saveSearch')}
      lead={text('finder.saveSearchLead')}
      initial={{ name: '' }}
      schema={searchNameSchema}
      submitLabel={text('common.save')}
      onSubmit={async ({ name }, press) => {
        await changeSearches(uid, (searches) => withSearch(searches, { name: name.trim(), query }), press);
      }}
      onClose={onClose}
    >
      <FormTextField name="name" label={text('finder.searchName')} autoFocus maxLength={SEARCH_NAME_MAX} />
    </FormDialog>
  );
};
