"""The screens themselves, by how they are built; figures in metres come from the drawing's own table."""

import math

import bpy

from parts import box, frame, linear, material, mesh_look, plane

MM = 0.001


def add_screen(scene, is_close):
    """Its left foot at (-width / 2, 0); y 0 is the face of the window frame that one looks at."""
    width, height = scene["width"] * MM, scene["height"] * MM
    looks = {
        "profile": material("profile", linear(scene["colour"]), 0.42, 0.15),
        "mesh": mesh_look(linear("#1d1f21"), is_close),
        # A fold seen along its mesh is denser than one seen across it.
        "pleats": (mesh_look(linear("#24272a"), is_close, 0.66, 0.0006), mesh_look(linear("#3a3e42"), is_close, 0.42)),
        # The folds themselves, too thin to be seen from afar.
        "crease": material("crease", linear("#17191b"), 0.7) if is_close else None,
        "dark": material("dark", linear("#17191b"), 0.5),
        "metal": material("metal", linear("#b9bcbe"), 0.3, 0.9),
    }
    makers[scene["build"]["kind"]](scene, width, height, looks)


def sheet(left, right, low, high, y, look):
    return plane([(left, y, low), (right, y, low), (right, y, high), (left, y, high)], look)


def spread(length):
    shares = (0.5,) if length < 0.4 else (0.28, 0.72) if length <= 1.5 else (0.18, 0.5, 0.82)
    return [share * length for share in shares]


def rails(build, height, left, right, front, back, look):
    count = sum(1 for at in build["railsFrom"] if height >= at * MM)
    for index in range(count):
        z = height * (index + 1) / (count + 1)
        box((left, front, z - 0.012), (right, back, z + 0.012), look, 0.002)


def clipped(scene, width, height, looks):
    """In the frame, seen from inside: its body in the opening, its flange behind the frame, held by clips."""
    build, reach = scene["build"], {side: mm * MM for side, mm in scene["overlaps"].items()}
    body = build["body"] * MM
    left, right = -width / 2 + reach["left"], width / 2 - reach["right"]
    low, high = reach["bottom"], height - reach["top"]
    frame(left, right, low, high, 0.05, 0.075, body, looks["profile"], 0.0025)
    frame(-width / 2, width / 2, 0, height, 0.075, 0.078, body + reach["left"], looks["profile"], 0.001)
    sheet(left + body, right - body, low + body, high - body, 0.066, looks["mesh"])
    rails(build, height, left + body, right - body, 0.056, 0.072, looks["profile"])
    for side in scene["choices"]["clips"] or []:
        edge, way = (left, 1) if side == "left" else (right, -1)
        if side not in ("left", "right"):
            continue
        for z in spread(high - low):
            along = sorted((edge + way * 0.004, edge + way * (body - 0.002)))
            box((along[0], 0.042, low + z - 0.0225), (along[1], 0.051, low + z + 0.0225), looks["metal"], 0.002)
            lip = sorted((edge - way * 0.012, edge + way * 0.008))
            box((lip[0], -0.003, low + z - 0.011), (lip[1], 0.0, low + z + 0.011), looks["metal"], 0.001)
            stem = sorted((edge + way * 0.005, edge + way * 0.008))
            box((stem[0], -0.003, low + z - 0.011), (stem[1], 0.046, low + z + 0.011), looks["metal"], 0.001)


def flat(scene, width, height, looks):
    """Against the face of the frame, held by turn buttons."""
    build, half = scene["build"], width / 2
    profile = build["profile"] * MM
    frame(-half, half, 0, height, -0.016, 0.0, profile, looks["profile"], 0.004)
    sheet(-half + profile, half - profile, profile, height - profile, -0.007, looks["mesh"])
    rails(build, height, -half + profile, half - profile, -0.014, -0.002, looks["profile"])
    if scene["choices"]["fixing"] != "turn-buttons":
        return
    for edge in (-half, half):
        outward = math.copysign(1, edge)
        for z in spread(height):
            screw = edge + outward * 0.014
            cylinder((screw, -0.01, z), 0.009, 0.02, looks["dark"])
            along = sorted((screw + outward * 0.007, edge - outward * 0.02))
            box((along[0], -0.024, z - 0.007), (along[1], -0.018, z + 0.007), looks["dark"], 0.003)
            cylinder((screw, -0.0245, z), 0.004, 0.002, looks["metal"])


def cylinder(place, radius, depth, look):
    bpy.ops.mesh.primitive_cylinder_add(
        vertices=48, radius=radius, depth=depth, location=place, rotation=(math.pi / 2, 0, 0)
    )
    bpy.context.object.data.materials.append(look)
    bpy.ops.object.shade_smooth()
    bpy.context.object.data.use_auto_smooth = True


def pleated(scene, width, height, looks):
    """A head rail, a flat strip on the floor, the folded package at the side, and a bar one pulls."""
    of = {name: mm * MM for name, mm in scene["hardware"].items()}
    half, leaves = width / 2, scene["build"]["leaves"]
    strip, top = 0.005, height - of["head"]
    box((-half, 0.0, top), (half, of["head"], height), looks["profile"], 0.002)
    box((-half, 0.0, 0.0), (half, 0.034, strip), looks["metal"], 0.001)
    ends = (-1,) if leaves == 1 else (-1, 1)
    if leaves == 1:
        box((half - of["catch"], 0.0, strip), (half, 0.036, top), looks["profile"], 0.002)
    shut = (width - of["catch"]) if leaves == 1 else half
    # Far enough shut to show the folds, open enough to show the way through.
    reach = shut * (0.7 if leaves == 1 else 0.76)
    for end in ends:
        outer = end * half
        stack = sorted((outer, outer - end * of["package"]))
        box((stack[0], 0.0, strip), (stack[0] + 0.004, 0.036, top), looks["profile"], 0.001)
        box((stack[0], 0.034, strip), (stack[1], 0.038, top), looks["profile"], 0.001)
        box((stack[1] - 0.004, 0.0, strip), (stack[1], 0.036, top), looks["profile"], 0.001)
        box((stack[0], 0.0, strip), (stack[1], 0.004, top), looks["profile"], 0.002)
        pull = outer - end * (reach - of["bar"])
        pleats(outer - end * of["package"], pull, strip + 0.002, top, looks["pleats"], looks["crease"])
        bar = sorted((pull, pull - end * of["bar"]))
        box((bar[0], 0.0, strip + 0.001), (bar[1], 0.036, top - 0.001), looks["profile"], 0.004)
        if scene["choices"]["grips"] >= 1:
            middle = sum(bar) / 2
            box((middle - 0.008, -0.022, 0.975), (middle + 0.008, -0.014, 1.125), looks["dark"], 0.003)
            for z in (0.99, 1.11):
                box((middle - 0.005, -0.016, z - 0.006), (middle + 0.005, 0.002, z + 0.006), looks["dark"], 0.001)


def pleats(start, end, low, high, looks, crease, fold=0.018):
    count = max(2, round(abs(end - start) / 0.026))
    corners, faces = [], []
    for index in range(count * 2 + 1):
        x = start + (end - start) * index / (count * 2)
        y = 0.018 + (fold / 2 if index % 2 else -fold / 2)
        corners += [(x, y, low), (x, y, high)]
        if crease is not None:
            box((x - 0.0005, y - 0.0005, low), (x + 0.0005, y + 0.0005, high), crease)
        if index:
            at = 2 * index
            faces.append((at - 2, at, at + 1, at - 1))
    mesh = bpy.data.meshes.new("pleats")
    mesh.from_pydata(corners, [], faces)
    for look in looks:
        mesh.materials.append(look)
    for index, face in enumerate(mesh.polygons):
        face.material_index = index % 2
    layer = mesh.uv_layers.new()
    for loop in mesh.loops:
        x, y, z = corners[loop.vertex_index]
        # Never below nothing, where a pattern would be all wire.
        layer.data[loop.index].uv = ((x + 5) * 1.7, z)
    bpy.context.collection.objects.link(bpy.data.objects.new("pleats", mesh))


def roller(scene, width, height, looks):
    """A cassette, two guides, and a bar that has come a good way down."""
    build, choices = scene["build"], scene["choices"]
    half, guide, cassette = width / 2, build["guide"] * MM, build["cassette"] * MM
    depth, bar = build["depth"] * MM, scene["hardware"]["rollerBar"] * MM
    box((-half, -0.012, height - cassette), (half, depth - 0.012, height), looks["profile"], 0.008)
    for x in (-half - 0.0005, half - 0.0035):
        box((x, -0.014, height - cassette - 0.001), (x + 0.004, depth - 0.011, height + 0.0005), looks["dark"], 0.001)
    for left in (-half, half - guide):
        box((left, 0.0, 0), (left + guide, 0.026, height - cassette), looks["profile"], 0.002)
        # The slot in which the mesh runs.
        inner = left + guide if left < 0 else left
        box((inner - 0.001, 0.009, 0.0), (inner + 0.001, 0.017, height - cassette), looks["dark"])
    foot = height * 0.3
    sheet(-half + guide * 0.5, half - guide * 0.5, foot, height - cassette, 0.013, looks["mesh"])
    box((-half + guide, -0.002, foot - bar), (half - guide, 0.028, foot), looks["profile"], 0.005)
    if choices["pullBar"] == "normal":
        box((-half + guide + 0.01, -0.016, foot - bar), (half - guide - 0.01, 0.0, foot - bar + 0.006), looks["profile"], 0.002)
    if choices["hasCord"]:
        box((-0.0015, 0.004, foot - bar - 0.15), (0.0015, 0.007, foot - bar), looks["dark"])
        bpy.ops.mesh.primitive_uv_sphere_add(radius=0.009, location=(0, 0.005, foot - bar - 0.155))
        bpy.context.object.data.materials.append(looks["dark"])
        bpy.ops.object.shade_smooth()
    if choices["closure"] != "magnet":
        for x in (-half + guide, half - guide - 0.016):
            box((x, -0.008, foot - bar - 0.002), (x + 0.016, 0.0, foot - 0.004), looks["dark"], 0.002)
            box((x, 0.0, 0.0), (x + 0.016, 0.02, 0.024), looks["dark"], 0.002)


def hinged(scene, width, height, looks):
    """In its frame, a hand's breadth open."""
    of = {name: mm * MM for name, mm in scene["hardware"].items()}
    choices, half = scene["choices"], width / 2
    around, gap, stile = of["surround"], of["gap"], of["stile"]
    frame(-half, half, 0, height, -0.034, 0.012, around, looks["profile"], 0.002, "lrt")
    hinge, right = -half + around + gap, half - around - gap
    foot, top = 0.008, height - around - gap
    made = frame(hinge, right, foot, top, -0.03, 0.0, stile, looks["profile"], 0.004)
    rail = scene["build"]["railCentre"] * MM
    low, high = rail - of["rail"] / 2, rail + of["rail"] / 2
    made.append(box((hinge + stile, -0.028, low), (right - stile, -0.002, high), looks["profile"], 0.004))
    plate = choices["kickPlate"]
    kick = foot + stile + (0 if plate is None else low - foot - stile if plate == "rail" else plate * MM)
    if plate is not None:
        made.append(box((hinge + stile, -0.02, foot + stile), (right - stile, -0.012, kick), looks["profile"], 0.001))
    for start, end in ((kick, low), (high, top - stile)):
        made.append(sheet(hinge + stile, right - stile, start, end, -0.015, looks["mesh"]))
    if isinstance(choices["lock"], (int, float)):
        made += handle(right - stile / 2, choices["lock"] * MM, looks["dark"])
    for z in (0.11, 0.5, 0.89):
        at = height * z
        bpy.ops.mesh.primitive_cylinder_add(vertices=32, radius=0.008, depth=0.095, location=(hinge - gap / 2, -0.038, at))
        bpy.context.object.data.materials.append(looks["dark"])
        bpy.ops.object.shade_smooth()
        made.append(box((hinge, -0.036, at - 0.03), (hinge + 0.03, -0.029, at + 0.03), looks["dark"], 0.002))
        box((hinge - 0.033, -0.04, at - 0.03), (hinge - gap, -0.033, at + 0.03), looks["dark"], 0.002)
    swing(made, (hinge, -0.036, 0), -14)


def handle(x, z, look):
    """A plate with a lever on it."""
    return [
        box((x - 0.015, -0.038, z - 0.075), (x + 0.015, -0.029, z + 0.075), look, 0.003),
        box((x - 0.008, -0.07, z - 0.008), (x + 0.008, -0.036, z + 0.008), look, 0.003),
        box((x - 0.098, -0.072, z - 0.008), (x + 0.008, -0.058, z + 0.008), look, 0.006),
    ]


def swing(parts, hinge, degrees):
    bpy.ops.object.empty_add(location=hinge)
    pivot = bpy.context.object
    # The inverse below is taken where the pivot stands, which it does only once the scene has been reckoned.
    bpy.context.view_layer.update()
    for each in parts:
        each.parent = pivot
        each.matrix_parent_inverse = pivot.matrix_world.inverted()
    pivot.rotation_euler = (0, 0, math.radians(degrees))


makers = {"clipped": clipped, "flat": flat, "pleated": pleated, "roller": roller, "hinged": hinged}
