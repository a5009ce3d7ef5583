"""Makes the shop's font files: one woff2 per family and style, with Greek and Latin in it.

Fontsource cuts a family into one file per script. The cuts come from the same variable master, so glyphs, axes and
variation regions fit together. fontTools.merge refuses variable fonts: here the Greek glyphs, kerning and
substitutions are carried into the Latin file, and the result is limited to the axes and characters in use.
Needs fonttools (made with 4.38) and brotli. Usage: python3 merge-fonts.py node_modules/@fontsource-variable
"""
import sys
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SHARED = {'.notdef'}
NO_VARIATION = 0xFFFFFFFF
TEXT = [
    *range(0x20, 0x7F), *range(0xA0, 0x100), 0x131, 0x152, 0x153, 0x2BC, *range(0x370, 0x400), 0x2009, 0x2010, 0x2011,
    *range(0x2013, 0x2015), *range(0x2018, 0x201B), *range(0x201C, 0x201F), 0x2022, 0x2026, 0x2032, 0x2033, 0x2039,
    0x203A, 0x2044, 0x20AC, 0x2122, *range(0x2190, 0x2194), 0x2212,
]
FEATURES = ['kern', 'ccmp', 'calt', 'liga', 'locl', 'rvrn', 'tnum', 'lnum', 'pnum', 'case']


def load(path):
    font = TTFont(path)
    for table in ('HVAR', 'VVAR', 'MVAR', 'vhea', 'vmtx'):  # the first three are copies of what gvar knows
        if table in font:
            del font[table]
    return font


def give_own_names(greek, latin):
    """What both files draw gets a name of its own in the Greek one: no pair is kerned twice, coverage stays in order."""
    taken = set(latin.getGlyphOrder()) - SHARED
    greek.setGlyphOrder([f'{name}.grek' if name in taken else name for name in greek.getGlyphOrder()])


def carry_glyphs(greek, latin):
    known = set(latin.getGlyphOrder())
    for table in latin.keys():
        latin[table]  # read everything while the number of glyphs is still the file's
    new = [name for name in greek.getGlyphOrder() if name not in known]
    glyphs, outlines = greek['glyf'], latin['glyf']
    for name in new:
        outlines[name] = glyphs[name]
        latin['hmtx'][name] = greek['hmtx'][name]
        latin['gvar'].variations[name] = list(greek['gvar'].variations.get(name, []))
    latin.setGlyphOrder(outlines.glyphOrder)
    for table in latin['cmap'].tables:
        if table.isUnicode():
            table.cmap.update({code: name for code, name in greek.getBestCmap().items() if 0x370 <= code < 0x400})
            table.cmap.update({0x2010: 'hyphen', 0x2011: 'hyphen'})  # drawn alike, missing from the cut


def carry_regions(greek, latin):
    """Joins the two variation stores; answers how Greek's indices read in the joint one."""
    ours, theirs = latin['GDEF'].table.VarStore, greek['GDEF'].table.VarStore
    first_region, first_data = len(ours.VarRegionList.Region), len(ours.VarData)
    ours.VarRegionList.Region += theirs.VarRegionList.Region
    for data in theirs.VarData:
        data.VarRegionIndex = [index + first_region for index in data.VarRegionIndex]
    ours.VarData += theirs.VarData
    old = {(outer << 16) + inner for outer, data in enumerate(theirs.VarData) for inner in range(data.ItemCount)}
    return {NO_VARIATION: NO_VARIATION} | {index: index + (first_data << 16) for index in old}


def carry_lookups(greek, latin, tag):
    ours, theirs = latin[tag].table, greek[tag].table
    first = len(ours.LookupList.Lookup)
    for lookup in theirs.LookupList.Lookup:
        for subtable in lookup.SubTable:
            for record in nested_records(getattr(subtable, 'ExtSubTable', subtable)):
                record.LookupListIndex += first
    ours.LookupList.Lookup += theirs.LookupList.Lookup
    for feature in theirs.FeatureList.FeatureRecord:
        homes = [record.Feature for record in ours.FeatureList.FeatureRecord if record.FeatureTag == feature.FeatureTag]
        if not homes:
            raise SystemExit(f'{tag} {feature.FeatureTag}: no such feature in the Latin file')
        for home in homes:
            added = {index + first for index in feature.Feature.LookupListIndex}
            home.LookupListIndex = sorted({*home.LookupListIndex, *added})


def nested_records(node, seen=None):
    """Every 'then apply lookup n' inside a contextual subtable, once."""
    seen = set() if seen is None else seen
    if id(node) in seen:
        return
    seen.add(id(node))
    if hasattr(node, 'SequenceIndex'):
        yield node
    parts = node if isinstance(node, list) else vars(node).values() if hasattr(node, '__dict__') else ()
    for part in parts:
        if isinstance(part, list) or type(part).__module__.endswith('otTables'):
            yield from nested_records(part, seen)


def reread(font):
    """Saved and opened again, so that every count and index is the joint one."""
    buffer = BytesIO()
    font.flavor = None
    font.save(buffer)
    buffer.seek(0)
    return TTFont(buffer)


def make(folder, source, target, axes):
    greek, latin = (load(folder / source.format(script)) for script in ('greek', 'latin'))
    give_own_names(greek, latin)
    carry_glyphs(greek, latin)
    greek['GPOS'].table.remap_device_varidxes(carry_regions(greek, latin))
    latin['GDEF'].table.GlyphClassDef.classDefs.update(greek['GDEF'].table.GlyphClassDef.classDefs)
    for tag in ('GSUB', 'GPOS'):
        carry_lookups(greek, latin, tag)
    font = reread(instancer.instantiateVariableFont(reread(latin), axes))
    options = Options(layout_features=FEATURES, flavor='woff2', glyph_names=False, notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=TEXT)
    subsetter.subset(font)
    font.flavor = 'woff2'
    font.save(target)
    print(target, Path(target).stat().st_size, len(font.getGlyphOrder()))


if __name__ == '__main__':
    packages = Path(sys.argv[1])
    make(packages, 'literata/files/literata-{}-opsz-normal.woff2', 'literata-roman.woff2', {'wght': (400, 700), 'opsz': (12, 72)})
    make(packages, 'literata/files/literata-{}-opsz-italic.woff2', 'literata-italic.woff2', {'wght': (400, 700), 'opsz': (12, 72)})
    make(packages, 'commissioner/files/commissioner-{}-flar-normal.woff2', 'commissioner.woff2', {'wght': (400, 700), 'FLAR': 0})
