import type { ElementType, ReactNode } from 'react';
import type { OverridableComponent } from '@mui/material/OverridableComponent';
import type { SxProps, Theme } from '@mui/material/styles';

/** CSS as an object, to which a primitive adds its own. */
type Styles = Exclude<SxProps<Theme>, readonly unknown[] | ((theme: Theme) => unknown)>;

export interface PrimitiveProps {
  readonly children?: ReactNode;
  readonly sx?: Styles;
}

/** A component whose element `component` replaces. */
export type Primitive<
  Props extends PrimitiveProps,
  Element extends ElementType = 'div',
> = OverridableComponent<{ props: Props; defaultComponent: Element }>;
