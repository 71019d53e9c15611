import { clsx } from 'clsx';
import { Children, cloneElement, type ReactElement, type ReactNode } from 'react';

interface Given {
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * The one child with a part's props: a router's link that looks like a button. Its own props win, and
 * classes of both apply. Throws if there is not exactly one element.
 */
export function withChild(children: ReactNode, props: Given): ReactElement {
  const child = Children.only(children) as ReactElement<Given>;
  const className = clsx(props.className, child.props.className);
  return cloneElement(child, { ...props, ...child.props, className });
}
