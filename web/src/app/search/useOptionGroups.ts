import { useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { useLanguageName } from '../../lib/reference.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { filterActions, getActions } from './actions.ts';
import { COMMANDS, isDialogCommand } from './commands.ts';
import { getGroups, type Option } from './options.ts';
import { readRecentItems, rememberItem } from './recent.ts';
import { useSearchResults } from './useSearchResults.ts';

/** What the typed text finds: records, recent ones, commands and pages, in groups. */
export const useOptionGroups = (typed: string) => {
  const text = useText();
  const languageName = useLanguageName();
  const { uid, agency, links, menuItems, roles } = useSignedIn();
  const owner = { uid, agencyId: agency?.id };
  const { found, isSearching, hasFailed } = useSearchResults(typed);
  const [before] = useState(() => readRecentItems(owner));

  const actions = filterActions(getActions([...links, ...menuItems], roles), typed, text);
  // Without input, only actions that create something.
  const commandActions = COMMANDS.filter(
    ({ command, roles: permitted }) =>
      permitted.some((role) => roles.includes(role)) && (typed.trim() !== '' || isDialogCommand(command)),
  );
  const commands = filterActions(commandActions, typed, text);
  const recent = typed.trim() === '' ? before : [];
  const groups = getGroups({ found, recent, commands, actions }, { text, languageName });

  /** Adds an opened record to the recent ones. */
  const remember = (option: Exclude<Option, { readonly command: unknown }>) => {
    const { key, title, detail, path } = option;
    const kind = groups.find((group) => group.options.includes(option))?.kind;
    if (kind && kind !== 'action' && kind !== 'recent')
      rememberItem(owner, { key, kind, title, detail, path });
  };

  return { groups, isSearching, hasFailed, remember };
};
