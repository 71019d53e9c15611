import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { IconButton } from '../icon-button.tsx';
import { changeRows } from './keep-row-focus.ts';

type RowTool = 'remove' | 'up' | 'down';

const ICONS: Record<RowTool, LucideIcon> = { remove: X, up: ArrowUp, down: ArrowDown };

interface RowButtonProps {
  tool: RowTool;
  label: string;
  disabled?: boolean;
  className?: string;
  onPress: () => void | Promise<void>;
}

/** Removes or moves a row. The focus stays in the list, which `data-rows` marks. */
export function RowButton({ tool, label, disabled, className, onPress }: RowButtonProps) {
  const Icon = ICONS[tool];
  return (
    <IconButton
      data-row-tool={tool}
      label={label}
      icon={<Icon size={16} aria-hidden />}
      disabled={disabled}
      className={clsx('disabled:opacity-40', className)}
      onClick={({ currentTarget }) => void changeRows(currentTarget, onPress)}
    />
  );
}
