import { textToFilters } from '@domain/roster/roster-filters.ts';
import type { RosterView } from '@domain/roster/roster-views.ts';
import { ViewMenu } from '../../../components/views/ViewMenu.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { FilterState } from '../data/useRosterFilters.ts';
import { api } from '../../../lib/http/api.ts';
import type { ViewContent } from '../data/viewContent.ts';

interface Props {
  readonly views: readonly RosterView[];
  readonly view: RosterView | undefined;
  readonly content: ViewContent;
  readonly state: FilterState;
}

export const RosterViews = ({ views, view, content, state: { filters, setView } }: Props) => {
  const text = useText();

  return (
    <ViewMenu
      views={views}
      chosen={view}
      noneLabel={text('roster.viewNone')}
      lead={text('roster.viewNameLead')}
      removeText={text('roster.viewRemoveText')}
      onChoose={(chosen) => {
        const found = views.find(({ id }) => id === chosen?.id);
        setView(found?.id ?? null, found ? textToFilters(found.filters) : {});
      }}
      onSave={async (name, submission) => {
        const { id } = await api.roster.saveView({ name, ...content }, submission);
        setView(id, filters);
      }}
      onRename={({ id }, name, submission) => api.roster.changeView({ id }, { name }, submission)}
      onRemove={async ({ id }, submission) => {
        await api.roster.removeView({ id }, submission);
        setView(null, filters);
      }}
    />
  );
};
