/** What package managers read about a release: a Homebrew formula and a Scoop manifest. */

/**
 * A release, as both of them have to know it.
 * @typedef {object} Release
 * @property {string} version
 * @property {string} description
 * @property {string} license
 * @property {string} home the project's address
 * @property {string} sha256 of the packed command
 */

/** Where the packed command of a release is to be had. @param {Release} release */
export const packedAt = ({ home, version }) => `${home}/releases/download/v${version}/baize-${version}.tgz`;

/** Text as Ruby and JSON both read it. @param {string} text */
const quoted = (text) => JSON.stringify(text).replaceAll('#', '\\#');

/** What Homebrew says of a program: one phrase without an article, and no more than 80 signs. @param {string} description */
const phrase = (description) => description.replace(/^A (.)/, (_, first) => first.toUpperCase()).replace(/(?::.*|\.)$/, '');

/**
 * The Homebrew formula. The packed command needs nothing but Node, so nothing is fetched.
 * @param {Release} release
 */
export const formula = (release) => `class Baize < Formula
  desc ${quoted(phrase(release.description))}
  homepage ${quoted(release.home)}
  url ${quoted(packedAt(release))}
  sha256 ${quoted(release.sha256)}
  license ${quoted(release.license)}

  depends_on "node"

  def install
    libexec.install Dir["*"]
    chmod 0755, libexec/"baize.cjs"
    bin.install_symlink libexec/"baize.cjs" => "baize"
    (var/"baize").mkpath
  end

  service do
    run [opt_bin/"baize", "rooms", "--file", var/"baize/rooms.db"]
    keep_alive true
    working_dir var/"baize"
    log_path var/"log/baize.log"
    error_log_path var/"log/baize.log"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/baize --version")
  end
end
`;

/**
 * The Scoop manifest.
 * @param {Release} release
 */
export const scoopManifest = (release) => ({
  version: release.version,
  description: release.description,
  homepage: release.home,
  license: release.license,
  depends: 'nodejs',
  url: packedAt(release),
  hash: release.sha256,
  extract_dir: 'package',
  // Scoop starts no script of Node's by itself.
  pre_install: 'Set-Content "$dir\\baize.cmd" \'@node "%~dp0baize.cjs" %*\' -Encoding Ascii',
  bin: 'baize.cmd',
});
