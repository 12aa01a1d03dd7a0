import { useColorScheme } from '@mui/material/styles';
import { mayLeave } from '../../components/unsaved/leaving.ts';
import { useLocale } from '../../i18n/localeContext.ts';
import { useSession } from '../../lib/session/session.ts';
import type { Command, DialogCommand } from './commands.ts';

/** Runs commands that need no dialog. */
export const useCommand = (): ((command: Exclude<Command, DialogCommand>) => void) => {
  const { setMode } = useColorScheme();
  const { setLocale } = useLocale();
  const { signOut } = useSession();
  return (command) => {
    if (command === 'signOut') void mayLeave().then((may) => (may ? signOut() : undefined));
    else if (command === 'english') setLocale('en');
    else if (command === 'spanish') setLocale('es');
    else setMode(command);
  };
};
