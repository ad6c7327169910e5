"""blender -b -P render.py -- scenes.json: one picture for every scene in the file."""

import json
import math
import os
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
from mathutils import Vector

from clean import clean, keep_passes
from places import front, room
from screens import MM, add_screen


def render(scene):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    is_close = scene["view"] == "close"
    width, height = scene["width"] * MM, scene["height"] * MM
    place = front if scene["seenFrom"] == "outside" else room
    place(scene, width, height)
    add_screen(scene, is_close)
    look_at(scene, width, height, is_close)
    settings(scene)
    with tempfile.TemporaryDirectory() as folder:
        keep_passes(bpy.context.scene, folder)
        bpy.ops.render.render()
        clean(bpy.context.scene, folder, scene["file"])


def look_at(scene, width, height, is_close):
    camera = bpy.data.cameras.new("camera")
    made = bpy.data.objects.new("camera", camera)
    bpy.context.collection.objects.link(made)
    bpy.context.scene.camera = made
    if is_close:
        camera.lens = 62
        target, away = close_by(scene, width, height)
        made.location = target + away
        camera.dof.use_dof = True
        camera.dof.focus_distance = away.length
        camera.dof.aperture_fstop = 5.6
    else:
        camera.lens = 34 if scene["standsOnFloor"] else 38
        tall = height + (0.26 if scene["standsOnFloor"] else 0.5)
        away = max(tall * camera.lens / 27, (width + 0.5) * camera.lens / 36) * 1.02
        level = height / 2 - 0.01 if scene["standsOnFloor"] else height / 2 - 0.03
        target = Vector((0.05, 0.0, level))
        turned = math.radians(-13)
        made.location = target + Vector((math.sin(turned) * away, -math.cos(turned) * away, 0.0))
    made.rotation_euler = (target - made.location).to_track_quat("-Z", "Y").to_euler()


def close_by(scene, width, height):
    """What one looks at from close by, and from where: the part by which this kind of screen is known."""
    kind = scene["build"]["kind"]
    if kind == "pleated":
        shut = (width - scene["hardware"]["catch"] * MM) * 0.7 if scene["build"]["leaves"] == 1 else width * 0.38
        return Vector((-width / 2 + shut - 0.05, 0.0, 1.06)), Vector((0.17, -0.42, 0.06))
    if kind == "hinged":
        return Vector((width / 2 - 0.13, -0.2, 1.03)), Vector((-0.2, -0.5, 0.1))
    return Vector((-width / 2 + 0.06, 0.0, height - 0.06)), Vector((0.17, -0.31, -0.09))


def settings(scene):
    made = bpy.context.scene
    made.render.engine = "CYCLES"
    made.cycles.device = "CPU"
    made.cycles.samples = scene["samples"]
    made.cycles.use_adaptive_sampling = True
    made.cycles.adaptive_threshold = 0.025
    made.cycles.adaptive_min_samples = 8
    made.cycles.use_denoising = False
    made.cycles.caustics_reflective = made.cycles.caustics_refractive = False
    made.cycles.max_bounces = 5
    made.cycles.diffuse_bounces = 3
    made.cycles.glossy_bounces = 2
    made.cycles.transparent_max_bounces = 12
    made.cycles.sample_clamp_indirect = 4
    made.cycles.seed = 7
    made.view_settings.view_transform = "Filmic"
    made.view_settings.look = "Medium High Contrast"
    made.view_settings.exposure = 0.6
    made.render.resolution_x, made.render.resolution_y = scene["pixels"]
    made.render.image_settings.file_format = "PNG"


with open(sys.argv[-1]) as file:
    for each in json.load(file):
        render(each)
