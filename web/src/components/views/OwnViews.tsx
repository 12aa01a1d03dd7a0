import { useSearchParams } from 'react-router-dom';
import { normalizeQuery, type SavedView } from '@domain/navigation/saved-views.ts';
import { useText } from '../../i18n/useText.ts';
import { isImpersonating, useSignedIn } from '../../lib/session/session.ts';
import type { FileColumn } from '../lists/listFile.ts';
import { getShownFields } from '../table/getShownFields.ts';
import type { ColumnChoosing } from '../table/useColumnChoices.ts';
import { useOwnViews } from './useOwnViews.ts';
import { ViewMenu } from './ViewMenu.tsx';

interface Props {
  /** Key of the list. */
  readonly list: string;
  readonly columns?: readonly Pick<FileColumn<never>, 'field' | 'hidden'>[];
  readonly choosing?: ColumnChoosing;
}

/** The user's saved views of a list, with columns. A view's state is in the address, so an open view is a link. */
export const OwnViews = ({ list, columns, choosing }: Props) => {
  const text = useText();
  const person = useSignedIn();
  const [params, setParams] = useSearchParams();
  const { views, failure, load, save, rename, remove } = useOwnViews(`list-${list}`, person.uid);
  // Views are personal: an acting admin neither reads nor changes them.
  if (isImpersonating(person)) return null;

  const query = normalizeQuery(params.toString());
  const shown = columns && choosing && getShownFields(columns, choosing.visible);
  const isShown = (view: SavedView) =>
    normalizeQuery(view.query) === query && (!view.columns || !shown || view.columns.join() === shown.join());
  const listed = views?.map((view) => ({ ...view, id: view.name }));

  return (
    <ViewMenu
      views={listed}
      chosen={listed?.find(isShown)}
      noneLabel={text('views.none')}
      lead={text('views.ownLead')}
      removeText={text('views.removeOwn')}
      {...(failure ? { failure } : {})}
      onOpen={load}
      onChoose={(chosen) => {
        const view = views?.find(({ name }) => name === chosen?.id);
        setParams(view?.query ?? '', { preventScrollReset: true });
        const fields = view?.columns;
        if (columns && fields)
          choosing?.showColumns(
            Object.fromEntries(columns.map(({ field }) => [field, fields.includes(field)])),
          );
      }}
      onSave={(name, submission) => save({ name, query, ...(shown ? { columns: shown } : {}) }, submission)}
      onRename={({ id }, name, submission) => rename(id, name, submission)}
      onRemove={({ id }, submission) => remove(id, submission)}
    />
  );
};
