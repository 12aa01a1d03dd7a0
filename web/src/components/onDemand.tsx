import { createElement, useEffect, useState, type ComponentType } from 'react';

const RETRY_MS = 2000;

/** A component whose code comes when it is first shown; `ahead` begins to load it earlier. */
export interface OnDemand<Props extends object> {
  (props: Props): React.ReactNode;
  readonly ahead: () => void;
}

/**
 * A part of a page whose code is loaded once it is shown; nothing until it has come. While the network is lost it is asked
 * for again, so that a bad connection costs a moment and not the page. Made beside the component that shows it, once.
 */
export const onDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): OnDemand<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const arrive = async (): Promise<ComponentType<Props>> => (loaded ??= await load());

  const Part = (props: Props) => {
    const [part, setPart] = useState(() => loaded);
    const isMissing = part === undefined;
    useEffect(() => {
      if (!isMissing) return undefined;
      let left = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const attempt = (): void => {
        arrive().then(
          (component) => {
            if (!left) setPart(() => component);
          },
          () => {
            if (!left) timer = setTimeout(attempt, RETRY_MS);
          },
        );
      };
      attempt();
      return () => {
        left = true;
        clearTimeout(timer);
      };
    }, [isMissing]);
    return part ? createElement(part, props) : null;
  };

  // Whoever shows it later tries again.
  return Object.assign(Part, { ahead: () => void arrive().catch(() => undefined) });
};
