// After a try that the rules refuse: the way to the paragraph it was refused by, beside the page, so that the lesson
// stays where it is.

import { Link } from '../ui/Link.tsx';
import { refusedRule } from '../ui/refusedRule.ts';
import { words } from './words.ts';

export function WhyNot({ game }: { game: string }) {
  const rule = refusedRule.value;
  if (rule === null) return null;
  return (
    <Link to={`/learn/${game}/rules?at=${rule}`} class="lesson-why-not" inNewTab>
      {words.whyNot(rule)}
    </Link>
  );
}
