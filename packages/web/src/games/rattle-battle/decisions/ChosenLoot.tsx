// The Loot of the draft, in two trays.

import { setDraft } from '../choices.ts';
import { lootOf, sending } from '../draft.ts';
import type { Props } from '../props.ts';
import { Tokens } from './Tokens.tsx';

type TokensProps = Omit<Parameters<typeof Tokens>[0], 'chosen' | 'onChange'>;

export const chosenLoot = ({ menu, view, ...props }: Props) => lootOf(props.draft.value, view, menu!.ask, menu!.moves);

export function ChosenLoot(props: Props & TokensProps) {
  const { menu, stock, most, chosenTray, restTray, piled, chosenFirst } = props;
  const draft = props.draft.value;
  return (
    <Tokens
      {...{ stock, most, chosenTray, restTray }}
      piled={piled ?? false}
      chosenFirst={chosenFirst ?? false}
      chosen={chosenLoot(props)}
      onChange={loot =>
        setDraft(
          props,
          menu!.ask === 'send'
            ? { ...sending(draft, menu!.moves), kind: 'send', keep: loot }
            : { kind: 'loot', loot, take: draft?.kind === 'loot' ? draft.take : null },
        )
      }
    />
  );
}
