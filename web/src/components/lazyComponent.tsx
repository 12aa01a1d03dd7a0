import { createElement, useEffect, useState, type ComponentType } from 'react';
import { CodeMissingError } from '../lib/newRelease.ts';
import { retryImport } from '../lib/retryImport.ts';
import { NewVersion } from './NewVersion.tsx';
import { hasUnsaved } from './unsaved/leaving.ts';

/** A component whose code loads when first shown. `ahead` starts loading earlier; `load` resolves when loaded. */
export interface OnDemand<Props extends object> {
  (props: Props): React.ReactNode;
  readonly ahead: () => void;
  readonly load: () => Promise<unknown>;
}

/**
 * Lazy-loaded component with `ahead()` to preload; shows `Waiting`, or nothing, meanwhile. Failed code fails the
 * page, because a reload helps, unless that would lose input. Create it once, at module level.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType<Props>,
): OnDemand<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const arrive = async (): Promise<ComponentType<Props>> => (loaded ??= await load());

  const Part = (props: Props) => {
    const [part, setPart] = useState(() => loaded);
    const [fault, setFault] = useState<{ readonly error: unknown }>();
    const isMissing = part === undefined;

    useEffect(() => {
      if (isMissing)
        retryImport(arrive).then(
          (component) => setPart(() => component),
          (error: unknown) => setFault({ error }),
        );
    }, [isMissing]);

    if (fault?.error instanceof CodeMissingError && hasUnsaved()) return createElement(NewVersion);
    if (fault) throw fault.error;

    const shown = part ?? Waiting;

    return shown ? createElement(shown, props) : null;
  };

  // A failed preload is retried when shown.
  const ahead = () => void arrive().catch(() => undefined);
  return Object.assign(Part, { ahead, load: arrive });
};
