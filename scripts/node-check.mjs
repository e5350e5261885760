// Runs before everything else, on whatever Node the machine has, so that an old one is named instead of failing oddly.

const WANTED = [24, 0];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < WANTED[0] || (major === WANTED[0] && minor < WANTED[1])) {
  process.stderr.write(
    `Quayside needs Node ${WANTED[0]} or newer; this is Node ${process.versions.node} (${process.platform} ${process.arch}).\n` +
      'On Linux (x64, arm64) and Windows (x64) `npm ci` brings the right one; check that optional dependencies were\n' +
      'installed. Elsewhere, macOS among them, install Node 24 yourself and try again.\n',
  );
  process.exit(1);
}
