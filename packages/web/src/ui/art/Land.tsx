import './land.css';

// A shore as an engraver draws it: lines along it are the coast again, wider, with the shoal laid over each.
const WATER_LINES = [46, 32, 20, 10];

export const Land = ({ line }: { line: string }) => (
  <>
    {WATER_LINES.flatMap(width => [
      <path key={`line-${width}`} class="chart-water-line" d={line} stroke-width={width} />,
      <path key={`gap-${width}`} class="chart-water-gap" d={line} stroke-width={width - 1.8} />,
    ])}
    <path class="chart-land" d={line} />
  </>
);
